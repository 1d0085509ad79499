public import DataSource

public struct CategoryService: Sendable {
    // Adult classes do not apply below this age.
    static let adultAge = 20
    // Below this height, a person without a birth date may be a child.
    static let leastAdultHeight = 140.0

    private let ageService: AgeService
    private let growthService: GrowthService
    private let unitService: UnitService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        growthService = GrowthService(appDependencies)
        unitService = UnitService(appDependencies)
    }

    public func assess(
        _ weighIn: WeighIn,
        of person: Person,
        _ scheme: Scheme,
        _ reference: GrowthReference
    ) -> Assessment {
        assess(
            weight: weighIn.weight,
            height: weighIn.height,
            of: person,
            on: weighIn.day,
            scheme: scheme,
            reference: reference
        )
    }

    func assess(
        weight: Double,
        height: Double,
        of person: Person,
        on day: Day,
        scheme: Scheme,
        reference: GrowthReference
    ) -> Assessment {
        guard ageService.isBorn(person, on: day) else { return .beforeBirth }
        if let age = ageService.age(of: person, on: day), age < Self.adultAge {
            let standard = growthService.standard(of: person, on: day, reference: reference)
            guard standard != nil else { return .underTwenty(age: age) }
            return growthService.assess(
                weight: weight,
                height: height,
                of: person,
                on: day,
                reference: reference
            )
            .map { .growth($0) } ?? .sexMissing
        }
        guard isKnownAdult(person, height: height, on: day) else { return .birthDateMissing }
        return .category(category(weight: weight, height: height, scheme: scheme))
    }

    // Without a birth date, the height decides.
    func isKnownAdult(_ person: Person, height: Double, on day: Day) -> Bool {
        guard ageService.isAdult(person, on: day) else { return false }
        return person.birthDate != nil || Self.hasClass(height: height)
    }

    public static func hasClass(height: Double) -> Bool { height >= leastAdultHeight }

    public func category(weight: Double, height: Double, scheme: Scheme) -> BMICategory {
        let bmi = BMI(weight: weight, height: height)
        let classes = scheme.classes
        return (classes.last { !(bmi < $0.lowerBound) } ?? classes[0]).category
    }

    // Rounded inwards, so that both ends as shown are still in the normal class.
    public func healthyRange(
        height: Double,
        scheme: Scheme,
        unit: WeightUnit = .kilograms
    ) -> ClosedRange<Double>? {
        guard height > .zero else { return nil }
        let tenth = unitService.size(of: unit) / 10
        let bounds = scheme.normalBounds
        let lower = BMI.steps(tenth, reaching: bounds.lowerBound, height: height)
        let upper = BMI.steps(tenth, reaching: bounds.upperBound, height: height) - 1
        guard lower <= upper else { return nil }
        return Double(tenBillionths: lower * tenth)...Double(tenBillionths: upper * tenth)
    }
}
