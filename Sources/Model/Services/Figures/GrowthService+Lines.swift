public import DataSource

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

    // `nil` without a birth date. Heights are always compared with WHO.
    public func chart(
        of measure: TrendMeasure,
        weighIns: [WeighIn],
        person: Person,
        in days: ClosedRange<Day>,
        reference: GrowthReference,
        adultDay: Day? = nil
    ) -> GrowthChart? {
        guard let birthDate = person.birthDate else { return nil }
        let isBMI = measure == .bmi
        return GrowthChart(
            measure: measure,
            reference: isBMI ? reference : .who,
            birthDate: birthDate,
            days: days,
            points: weighIns.filter { days.contains($0.day) }.map {
                let bmi = BMI(weight: $0.weight, height: $0.height)
                return GrowthLine.Point(day: $0.day, value: isBMI ? bmi.value : $0.height)
            },
            lines: isBMI
                ? bmiLines(of: person, in: days, reference: reference)
                : heightLines(of: person, in: days),
            adultDay: adultDay
        )
    }

    // Enough for the widest chart, with two dots a column.
    private static let pointCount = 200
    private static let whoPercentiles = [3, 15, 50, 85, 97]

    // Percentile lines over the days in which the reference applies to the person.
    public func bmiLines(
        of person: Person,
        in days: ClosedRange<Day>,
        reference: GrowthReference
    ) -> [GrowthLine] {
        let parameters = parameters(of: person, in: days, reference) { $0.table(of: $1) }
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

    // Always WHO's, whichever reference is chosen for the BMI.
    public func heightLines(of person: Person, in days: ClosedRange<Day>) -> [GrowthLine] {
        let parameters = parameters(of: person, in: days, .who) { $0.heightTable(of: $1) }
        return parameters.isEmpty ? [] : Self.whoPercentiles.map { line(at: $0, parameters) }
    }

    private func line(at percentile: Int, _ parameters: [(day: Day, lms: LMS)]) -> GrowthLine {
        let z = NormalDistribution.quantile(exceededBy: 1 - Double(percentile) / 100)
        return GrowthLine(
            name: .percentile(percentile),
            points: parameters.map { GrowthLine.Point(day: $0.day, value: $0.lms.value(at: z)) }
        )
    }

    private func parameters(
        of person: Person,
        in days: ClosedRange<Day>,
        _ reference: GrowthReference,
        table: (GrowthStandard, Sex) -> GrowthTable
    ) -> [(day: Day, lms: LMS)] {
        guard let sex = person.sex, let birthDate = person.birthDate else { return [] }
        return samples(of: days).compactMap { day in
            guard let standard = standard(of: person, on: day, reference: reference) else {
                return nil
            }
            let months = months(from: birthDate, to: day)
            return (day, table(standard, sex).parameters(at: months))
        }
    }

    private func samples(of days: ClosedRange<Day>) -> [Day] {
        let length = days.lowerBound.distance(to: days.upperBound)
        let step = max(1, length / Self.pointCount)
        return stride(from: 0, to: length, by: step).map { days.lowerBound.advanced(by: $0) }
            + [days.upperBound]
    }
}
