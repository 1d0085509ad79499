public import DataSource

// Waist-to-height ratio, with the classes of NICE (NG246, 2025).
public struct WaistService: Sendable {
    static let leastAge = 5
    // From this BMI on, adults have no class.
    static let mostBMI = 35.0
    // Other ratios probably come from a wrong unit.
    private static let usualRatios = 0.25...1.2

    private let ageService: AgeService
    private let categoryService: CategoryService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
    }

    // The newest value of each measure, if the weigh-ins are in order.
    public func readings(in weighIns: [WeighIn], of person: Person) -> [MeasureReading] {
        // Most have none; copying each weigh-in would cost more than reading its measures.
        let measured = weighIns.indices.filter { !weighIns[$0].measures.isEmpty }
        return person.measures.compactMap { measure in
            guard let index = measured.last(where: { weighIns[$0].measures[measure] != nil }),
                let value = weighIns[index].measures[measure]
            else { return nil }
            let weighIn = weighIns[index]
            return MeasureReading(
                measure: measure,
                value: value,
                day: weighIn.day,
                waist: measure == .waist ? assess(weighIn, of: person) : nil
            )
        }
    }

    public func assess(_ weighIn: WeighIn, of person: Person) -> WaistAssessment? {
        guard let waist = weighIn.measures[.waist], weighIn.height > 0 else { return nil }
        let thousandths = Self.thousandths(waist, weighIn.height)
        let classes = hasClass(weighIn, of: person) ? WaistClass.allCases : []
        return WaistAssessment(
            ratio: Self.ratio(waist, weighIn.height),
            category: classes.last { $0.leastHundredths * 10 <= thousandths }
        )
    }

    // False if the waist is probably in another unit.
    static func isUsual(_ waist: Double, height: Double) -> Bool {
        height <= 0 || usualRatios.contains(waist / height)
    }

    // Rounded to hundredths, but not up into a class: 0.4996 is shown as 0.49.
    static func ratio(_ waist: Double, _ height: Double) -> Double {
        let thousandths = thousandths(waist, height)
        let rounded = (thousandths + 5) / 10
        let isUpIntoAClass = WaistClass.allCases.contains {
            $0.leastHundredths <= rounded && $0.leastHundredths * 10 > thousandths
        }
        return Double(isUpIntoAClass ? thousandths / 10 : rounded) / 100
    }

    private func hasClass(_ weighIn: WeighIn, of person: Person) -> Bool {
        guard ageService.isBorn(person, on: weighIn.day) else { return false }
        if let age = ageService.age(of: person, on: weighIn.day), age < CategoryService.adultAge {
            return age >= Self.leastAge
        }
        let bmi = BMI(weight: weighIn.weight, height: weighIn.height)
        return categoryService.isKnownAdult(person, height: weighIn.height, on: weighIn.day)
            && bmi < Self.mostBMI
    }

    // Divides integers: in binary fractions, 89 / 178 may be slightly less than a half.
    private static func thousandths(_ waist: Double, _ height: Double) -> Int {
        let (waist, height) = (Int128(waist.tenBillionths), Int128(height.tenBillionths))
        return Int(clamping: waist * 1000 / max(1, height))
    }
}
