public import DataSource

// BMI and height of people under 20, by CDC 2000 (extended 2022), WHO 2006 and WHO 2007.
public struct GrowthService: Sendable {
    static let daysPerMonth = 30.4375
    // WHO flags values beyond it, which are probably typing errors.
    static let mostPlausibleZ = 5.0
    // BMIs from which CDC's classes 2 and 3 begin at the latest.
    private static let (class2BMI, class3BMI) = (35.0, 40.0)

    let ageService: AgeService
    private let unitService: UnitService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        unitService = UnitService(appDependencies)
    }

    // Birthdays decide which standard applies; the age is clamped to its table.
    public func standard(
        of person: Person,
        on day: Day,
        reference: GrowthReference
    ) -> GrowthStandard? {
        ageService.age(of: person, on: day).flatMap { standard(age: $0, reference: reference) }
    }

    // WHO's own program accepts ages up to 228.0 months.
    public func standard(months: Double, reference: GrowthReference) -> GrowthStandard? {
        let isLast = reference == .who && months == 228
        return standard(age: isLast ? 18 : Int(months / 12), reference: reference)
    }

    private func standard(age: Int, reference: GrowthReference) -> GrowthStandard? {
        switch (reference, age) {
        case (.cdc, 2..<CategoryService.adultAge): .cdc2000
        case (.who, 2..<5): .who2006
        case (.who, 5..<19): .who2007
        default: nil
        }
    }

    public func months(from birthDate: Day, to day: Day) -> Double {
        Double(birthDate.distance(to: day)) / Self.daysPerMonth
    }

    // `nil` outside the ages of the reference, or without sex or birth date.
    public func assess(
        weight: Double,
        height: Double,
        of person: Person,
        on day: Day,
        reference: GrowthReference
    ) -> GrowthAssessment? {
        guard let sex = person.sex, let birthDate = person.birthDate,
            let standard = standard(of: person, on: day, reference: reference)
        else { return nil }
        return assess(
            weight: weight,
            height: height,
            sex: sex,
            months: months(from: birthDate, to: day),
            standard: standard
        )
    }

    // By weigh-in, for those before the 20th birthday; empty without sex or birth date.
    public func assessments(
        of weighIns: some Sequence<WeighIn>,
        of person: Person,
        reference: GrowthReference
    ) -> [WeighIn.ID: GrowthAssessment] {
        guard person.sex != nil, let adultDay = ageService.adultDay(of: person) else { return [:] }
        var assessments = [WeighIn.ID: GrowthAssessment]()
        for weighIn in weighIns where weighIn.day < adultDay {
            assessments[weighIn.id] = assess(
                weight: weighIn.weight,
                height: weighIn.height,
                of: person,
                on: weighIn.day,
                reference: reference
            )
        }
        return assessments
    }

    public func assess(
        weight: Double,
        height: Double,
        sex: Sex,
        months: Double,
        standard: GrowthStandard
    ) -> GrowthAssessment {
        let bmi = BMI(weight: weight, height: height)
        let lms = standard.table(of: sex).parameters(at: months)
        guard standard == .cdc2000 else {
            let z = lms.restrictedZ(of: bmi.value)
            return GrowthAssessment(
                standard: standard,
                category: standard.category(z: z),
                ageMonths: months,
                z: z,
                percentile: NormalDistribution.probability(below: z) * 100,
                isImplausible: z.magnitude > Self.mostPlausibleZ
            )
        }
        let z = lms.extendedZ(of: bmi.value, sex: sex, months: months)
        let modified = lms.modifiedZ(of: bmi.value)
        let share = bmi.value / lms.value(at: GrowthStandard.ninetyFifth)
        return GrowthAssessment(
            standard: standard,
            category: category(of: bmi, z: z, share: share),
            ageMonths: months,
            z: z,
            percentile: NormalDistribution.probability(below: z) * 100,
            shareOf95th: share >= 1 ? share * 100 : nil,
            isImplausible: modified < -4 || modified > 8
        )
    }

    // By WHO, whichever reference is chosen for the BMI; `nil` outside its ages. Without the sex, by
    // the one that fits better.
    public func z(ofHeight height: Double, of person: Person, on day: Day) -> Double? {
        guard let birthDate = person.birthDate,
            let standard = standard(of: person, on: day, reference: .who)
        else { return nil }
        let months = months(from: birthDate, to: day)
        let sexes = person.sex.map { [$0] } ?? [.female, .male]
        return sexes.map { standard.heightTable(of: $0).parameters(at: months).z(of: height) }
            .min { $0.magnitude < $1.magnitude }
    }

    private func category(of bmi: BMI, z: Double, share: Double) -> GrowthCategory {
        if z < GrowthStandard.fifth { return .underweight }
        if z < GrowthStandard.eightyFifth { return .healthyWeight }
        if share < 1 { return .overweight }
        if share >= 1.4 || !(bmi < Self.class3BMI) { return .obesityClass3 }
        return share >= 1.2 || !(bmi < Self.class2BMI) ? .obesityClass2 : .obesity
    }

    // Rounded inwards, so that both ends as shown are still normal.
    public func healthyRange(
        of person: Person,
        on day: Day,
        reference: GrowthReference,
        unit: WeightUnit = .kilograms
    ) -> ClosedRange<Double>? {
        guard let sex = person.sex, let birthDate = person.birthDate, person.height > 0,
            let standard = standard(of: person, on: day, reference: reference)
        else { return nil }
        let months = months(from: birthDate, to: day)
        return healthyRange(
            height: person.height,
            sex: sex,
            months: months,
            standard: standard,
            unit: unit
        )
    }

    public func healthyRange(
        height: Double,
        sex: Sex,
        months: Double,
        standard: GrowthStandard,
        unit: WeightUnit = .kilograms
    ) -> ClosedRange<Double>? {
        let lms = standard.table(of: sex).parameters(at: months)
        let tenth = Double(tenBillionths: unitService.size(of: unit) / 10)
        let steps = height * height / 10_000 / tenth
        let lower = (lms.value(at: standard.normal.lowerBound) * steps).rounded(.up)
        let upper = (lms.value(at: standard.normal.upperBound) * steps).rounded(.down)
        guard lower <= upper else { return nil }
        let size = unitService.size(of: unit) / 10
        return Double(tenBillionths: Int(lower) * size)...Double(tenBillionths: Int(upper) * size)
    }
}
