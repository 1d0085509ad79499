public import DataSource

// Checks a weigh-in that moves to another person like a new entry.
public struct MoveService: Sendable {
    private let appDependencies: AppDependencies
    private var ageService: AgeService { AgeService(appDependencies) }
    private var categoryService: CategoryService { CategoryService(appDependencies) }
    private var entryService: EntryService { EntryService(appDependencies) }
    private var heightService: HeightService { HeightService(appDependencies) }
    private var settingsService: SettingsService { SettingsService(appDependencies) }
    private var warningService: WarningService { WarningService(appDependencies) }
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
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
