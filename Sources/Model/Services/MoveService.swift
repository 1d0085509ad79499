public import DataSource

// Checks a weigh-in that moves to another person like a new entry.
public struct MoveService: Sendable {
    private let ageService: AgeService
    private let categoryService: CategoryService
    private let entryService: EntryService
    private let heightService: HeightService
    private let settingsService: SettingsService
    private let warningService: WarningService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
        entryService = EntryService(appDependencies)
        heightService = HeightService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    public func check(
        _ weighIn: WeighIn,
        from person: Person,
        to other: Person
    ) throws -> [EntryWarning] {
        var moved = weighIn
        moved.height = try heightService.height(of: other, on: weighIn.day)
        try entryService.validate(weight: moved.weight, height: moved.height)
        let settings = settingsService.newest(Settings())
        let assessment = categoryService.assess(
            moved,
            of: other,
            settingsService.scheme(of: settings),
            settingsService.growthReference(of: settings)
        )
        return warningService.warnings(about: assessment, of: other, moved.height, on: moved.day)
            + warningService.warnings(
                about: moved,
                at: moved,
                among: try weighInService.load(of: other).values,
                trend: settings.trend,
                isAdult: ageService.isAdult(other, on: weighIn.day)
            )
            + warningService.warnings(aboutMeasuresOf: weighIn, from: person, to: other)
    }
}
