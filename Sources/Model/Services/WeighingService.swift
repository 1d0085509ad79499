public import DataSource

public struct WeighingService: Sendable {
    private let ageService: AgeService
    private let bmiService: BMIService
    private let categoryService: CategoryService
    private let entryService: EntryService
    private let settingsService: SettingsService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        bmiService = BMIService(appDependencies)
        categoryService = CategoryService(appDependencies)
        entryService = EntryService(appDependencies)
        settingsService = SettingsService(appDependencies)
    }

    // `nil` if one is unknown, or if they are impossible together.
    public func weighing(
        _ weight: Double?,
        _ height: Double?,
        of person: Person,
        on day: Day,
        _ settings: Settings
    ) -> Weighing? {
        guard let weight, let height,
            (try? entryService.validate(weight: weight, height: height)) != nil
        else { return nil }
        let scheme = settingsService.scheme(of: settings)
        return Weighing(
            weight: weight,
            height: height,
            bmi: bmiService.calculateBMI(
                weight: weight,
                height: height,
                scheme: ageService.isAdult(person, on: day) ? scheme : nil
            ),
            assessment: categoryService.assess(
                weight: weight,
                height: height,
                of: person,
                on: day,
                scheme: scheme,
                reference: settingsService.growthReference(of: settings)
            ),
            isUnusual: WarningService.isUnusual(weight: weight, height: height)
        )
    }
}

// A weight with a height, and what they mean.
public struct Weighing: Hashable, Sendable {
    public var weight: Double
    public var height: Double
    public var bmi: Double
    public var assessment: Assessment
    // Asked about before saving, and therefore not judged while it is typed.
    public var isUnusual: Bool
}
