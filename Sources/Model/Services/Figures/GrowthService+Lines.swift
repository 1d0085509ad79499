public import DataSource

extension GrowthService {
    // Enough for the widest chart, two dots a column.
    private static let pointCount = 200
    private static let whoPercentiles = [3, 15, 50, 85, 97]

    // The percentile lines of a reference over the days in which it applies to a person.
    public func bmiLines(
        of person: Person,
        in days: ClosedRange<Day>,
        reference: GrowthReference
    ) -> [GrowthLine] {
        switch reference {
        case .who: Self.whoPercentiles.map { line(.percentile($0), person, days, reference) }
        case .cdc:
            [5, 50, 85, 95].map { line(.percentile($0), person, days, reference) }
                + [line(.shareOf95th(120), person, days, reference)]
        }
    }

    // WHO's, whichever reference is chosen for the BMI.
    public func heightLines(of person: Person, in days: ClosedRange<Day>) -> [GrowthLine] {
        guard let sex = person.sex, let birthDate = person.birthDate else { return [] }
        return Self.whoPercentiles.map { percentile in
            GrowthLine(
                name: .percentile(percentile),
                points: samples(of: days).compactMap { day in
                    guard let standard = standard(of: person, on: day, reference: .who) else {
                        return nil
                    }
                    let lms = standard.heightTable(of: sex)
                        .parameters(at: months(from: birthDate, to: day))
                    return GrowthLine.Point(day: day, value: lms.value(at: z(percentile)))
                }
            )
        }
    }

    private func line(
        _ name: GrowthLine.Name,
        _ person: Person,
        _ days: ClosedRange<Day>,
        _ reference: GrowthReference
    ) -> GrowthLine {
        guard let sex = person.sex, let birthDate = person.birthDate else {
            return GrowthLine(name: name, points: [])
        }
        let points = samples(of: days).compactMap { day -> GrowthLine.Point? in
            guard let standard = standard(of: person, on: day, reference: reference) else {
                return nil
            }
            let lms = standard.table(of: sex).parameters(at: months(from: birthDate, to: day))
            let value =
                switch name {
                case .percentile(let percentile): lms.value(at: z(percentile))
                case .shareOf95th(let share):
                    lms.value(at: GrowthStandard.ninetyFifth) * Double(share) / 100
                }
            return GrowthLine.Point(day: day, value: value)
        }
        return GrowthLine(name: name, points: points)
    }

    private func z(_ percentile: Int) -> Double {
        NormalDistribution.quantile(exceededBy: 1 - Double(percentile) / 100)
    }

    private func samples(of days: ClosedRange<Day>) -> [Day] {
        let length = days.lowerBound.distance(to: days.upperBound)
        let step = max(1, length / Self.pointCount)
        return stride(from: 0, to: length, by: step).map { days.lowerBound.advanced(by: $0) }
            + [days.upperBound]
    }
}
