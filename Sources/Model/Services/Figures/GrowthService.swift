public import DataSource

// Measures of people under 20, by CDC 2000 (extended 2022), WHO 2006 and WHO 2007.
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

    // CDC has no BMI before the 2nd birthday, and recommends WHO's standards.
    private func standard(age: Int, reference: GrowthReference) -> GrowthStandard? {
        switch (reference, age) {
        case (_, 0..<2): .who2006Infant
        case (.cdc, 2..<CategoryService.adultAge): .cdc2000
        case (.who, 2..<5): .who2006
        case (.who, 5..<19): .who2007
        default: nil
        }
    }

    public func months(from birthDate: Day, to day: Day) -> Double {
        Self.months(Double(birthDate.distance(to: day)))
    }

    static func months(_ days: Double) -> Double { days / daysPerMonth }

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
    public func z(
        of measure: TrendMeasure,
        _ value: Double,
        of person: Person,
        on day: Day
    ) -> Double? {
        guard let birthDate = person.birthDate,
            let standard = standard(of: person, on: day, reference: .who)
        else { return nil }
        let months = months(from: birthDate, to: day)
        let sexes = person.sex.map { [$0] } ?? [.female, .male]
        return sexes.compactMap { standard.table(of: measure, $0) }
            .map { $0.parameters(at: months).restrictedZ(of: value) }
            .min { $0.magnitude < $1.magnitude }
    }

    // Measures of a weigh-in that have percentiles at its age; empty without the sex.
    public func readings(
        of weighIn: WeighIn,
        of person: Person,
        reference: GrowthReference
    ) -> [GrowthReading] {
        guard let sex = person.sex else { return [] }
        let bmi = assessments(of: [weighIn], of: person, reference: reference)[weighIn.id]
        let measures: [TrendMeasure] = [.bmi, .height, .weight, .measure(.head)]
        return measures.compactMap { measure in
            guard let value = Self.value(of: measure, in: weighIn),
                let z = measure == .bmi
                    ? bmi?.z : z(of: measure, value, of: person, on: weighIn.day)
            else { return nil }
            return GrowthReading(
                measure: measure,
                percentile: NormalDistribution.probability(below: z) * 100,
                sex: sex,
                reference: measure == .bmi && bmi?.standard == .cdc2000 ? .cdc : .who
            )
        }
    }

    // The same by measure, in the reference of the WHO.
    func readings(of weighIn: WeighIn, of person: Person) -> [TrendMeasure: GrowthReading] {
        let readings = readings(of: weighIn, of: person, reference: .who)
        return Dictionary(readings.map { ($0.measure, $0) }) { first, _ in first }
    }

    private static func value(of measure: TrendMeasure, in weighIn: WeighIn) -> Double? {
        switch measure {
        case .weight: weighIn.weight
        case .bmi: BMI(weight: weighIn.weight, height: weighIn.height).value
        case .height: weighIn.height
        case .measure(let measure): weighIn.measures[measure]
        case .fatMass, .leanMass: nil
        }
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

extension GrowthService {
    // The detail that percentiles need from a person who may be under 20.
    public func missing(of person: Person, on today: Day) -> TrendNotice? {
        guard person.birthDate != nil else {
            return CategoryService.hasClass(height: person.height) ? nil : .birthDateMissing
        }
        let isGrowing = ageService.adultDay(of: person, after: today) != nil
        return isGrowing && person.sex == nil ? .sexMissing : nil
    }

    // Percentiles need the sex. An adult has them if weighed before the age of 20.
    public func hasPercentiles(of person: Person, firstWeighed: Day?, on today: Day) -> Bool {
        guard person.sex != nil, let adultDay = ageService.adultDay(of: person) else {
            return false
        }
        return !ageService.isAdult(person, on: today) || firstWeighed.map { $0 < adultDay } ?? false
    }

    // Measures with a percentile chart: the weight under 5, the head where it was measured.
    func measures(of person: Person, used: [TrendMeasure], on today: Day) -> [TrendMeasure] {
        let isSmall = ageService.age(of: person, on: today).map { $0 < 5 } ?? false
        return (isSmall ? [.weight] : []) + [.bmi, .height] + used.filter { $0 == .measure(.head) }
    }

    // `nil` without a birth date. CDC has the BMI from the 2nd birthday on; all else is by WHO.
    public func chart(
        of measure: TrendMeasure,
        weighIns: [WeighIn],
        person: Person,
        in days: ClosedRange<Day>,
        reference: GrowthReference,
        adultDay: Day? = nil
    ) -> GrowthChart? {
        guard let birthDate = person.birthDate else { return nil }
        let isOfWHO = measure != .bmi || ageService.isInfant(person, on: days.upperBound)
        let reference = isOfWHO ? .who : reference
        let shown = weighIns.filter {
            days.contains($0.day) && Self.value(of: measure, in: $0) != nil
        }
        return GrowthChart(
            measure: measure,
            reference: reference,
            birthDate: birthDate,
            days: days,
            points: shown.compactMap { weighIn in
                Self.value(of: measure, in: weighIn)
                    .map { GrowthLine.Point(day: weighIn.day, value: $0) }
            },
            lines: lines(of: measure, of: person, in: days, reference: reference),
            newest: shown.last.flatMap { newest in
                readings(of: newest, of: person, reference: reference)
                    .first { $0.measure == measure }
            },
            adultDay: adultDay
        )
    }

    // Under 20. All years, and at least one, so that a first weigh-in has its place; from the birth
    // on under 2, when the weight says more than the BMI.
    func chart(
        of weighIns: [WeighIn],
        _ person: Person,
        _ reference: GrowthReference,
        _ today: Day
    ) -> GrowthChart? {
        guard !ageService.isAdult(person, on: today) else { return nil }
        let isInfant = ageService.isInfant(person, on: today)
        let birth = person.birthDate ?? today
        let first = isInfant ? birth : min(weighIns.first?.day ?? today, today.advanced(by: -365))
        let chart = self.chart(
            of: isInfant ? .weight : .bmi,
            weighIns: weighIns,
            person: person,
            in: max(first, birth)...max(today, weighIns.last?.day ?? today, birth.advanced(by: 7)),
            reference: reference
        )
        return chart.flatMap { $0.lines.isEmpty || $0.points.isEmpty ? nil : $0 }
    }

    // Enough for the widest chart, with two dots a column.
    private static let pointCount = 200
    private static let whoPercentiles = [3, 15, 50, 85, 97]

    // Percentile lines over the days in which the reference applies to the person.
    public func lines(
        of measure: TrendMeasure,
        of person: Person,
        in days: ClosedRange<Day>,
        reference: GrowthReference
    ) -> [GrowthLine] {
        let parameters = parameters(of: measure, person, in: days, reference)
        if parameters.isEmpty { return [] }
        switch reference {
        case .who: return Self.whoPercentiles.map { line(at: $0, parameters) }
        case .cdc:
            let share = GrowthLine(
                name: .shareOf95th(120),
                points: parameters.map { day, lms in
                    GrowthLine.Point(
                        day: day,
                        value: lms.value(at: GrowthStandard.ninetyFifth) * 1.2
                    )
                }
            )
            return [5, 50, 85, 95].map { line(at: $0, parameters) } + [share]
        }
    }

    private func line(at percentile: Int, _ parameters: [(day: Day, lms: LMS)]) -> GrowthLine {
        let z = NormalDistribution.quantile(exceededBy: 1 - Double(percentile) / 100)
        return GrowthLine(
            name: .percentile(percentile),
            points: parameters.map { GrowthLine.Point(day: $0.day, value: $0.lms.value(at: z)) }
        )
    }

    private func parameters(
        of measure: TrendMeasure,
        _ person: Person,
        in days: ClosedRange<Day>,
        _ reference: GrowthReference
    ) -> [(day: Day, lms: LMS)] {
        guard let sex = person.sex, let birthDate = person.birthDate else { return [] }
        return samples(of: days).compactMap { day in
            guard let standard = standard(of: person, on: day, reference: reference),
                reference == .who || standard == .cdc2000,
                let table = standard.table(of: measure, sex)
            else { return nil }
            return (day, table.parameters(at: months(from: birthDate, to: day)))
        }
    }

    private func samples(of days: ClosedRange<Day>) -> [Day] {
        let length = days.lowerBound.distance(to: days.upperBound)
        let step = max(1, length / Self.pointCount)
        return stride(from: 0, to: length, by: step).map { days.lowerBound.advanced(by: $0) }
            + [days.upperBound]
    }
}
