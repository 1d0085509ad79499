public import DataSource

// A form with weight and height, which shows the BMI while they are typed.
@MainActor
public protocol WeighingStore: EditingStore {
    var weighedPerson: Person { get }
    var weighedDay: Day { get }

    func weight(of draft: Draft) throws(EntryError) -> Double
    func height(of draft: Draft) throws(EntryError) -> Double
}

extension WeighingStore {
    public var weight: Double? { try? weight(of: draft) }

    public var enteredHeight: Double? { try? height(of: draft) }

    // `nil` if weight and height are impossible together.
    var reading: (weight: Double, height: Double)? {
        guard let weight, let height = enteredHeight,
            (try? EntryService(appDependencies).validate(weight: weight, height: height)) != nil
        else { return nil }
        return (weight, height)
    }

    public var bmi: Double? {
        guard let (weight, height) = reading else { return nil }
        return BMIService(appDependencies)
            .calculateBMI(weight: weight, height: height, scheme: scheme)
    }

    public var isUnusual: Bool {
        reading.map { WarningService.isUnusual(weight: $0.weight, height: $0.height) } ?? false
    }

    public var assessment: Assessment? {
        guard let (weight, height) = reading else { return nil }
        return CategoryService(appDependencies).assess(
            weight: weight,
            height: height,
            of: weighedPerson,
            on: weighedDay,
            scheme: scheme,
            reference: SettingsService(appDependencies).growthReference(of: settings)
        )
    }
}
