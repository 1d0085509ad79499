// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that the
// leap day is the last day of its year, and 400 years always have 146,097 days.
extension Day {
    static func number(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear - modulus(shiftedYear, 400)) / 400
        let yearOfEra = modulus(shiftedYear, 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    public var civil: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let dayOfEra = modulus(shifted, 146_097)
        let era = (shifted - dayOfEra) / 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    func modulus(_ value: Int, _ divisor: Int) -> Int {
        Self.modulus(value, divisor)
    }

    private static func modulus(_ value: Int, _ divisor: Int) -> Int {
        let remainder = value % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }

    public var lastOfMonth: Day {
        (28...31).lazy.compactMap { Day(year: year, month: month, day: $0) }.last ?? self
    }

    // The 31st becomes the last day of a shorter month.
    public func advanced(byMonths months: Int) -> Day? {
        let count = year * 12 + month - 1 + months
        guard count >= 12, let first = Day(year: count / 12, month: count % 12 + 1, day: 1) else {
            return nil
        }
        return min(first.advanced(by: day - 1), first.lastOfMonth)
    }

    // Keeps one of each of the newest 7 days, 8 weeks and 12 months that have a backup.
    static func kept(of days: [Day]) -> Set<Day> {
        newest(7, of: days) { $0.number }
            .union(newest(8, of: days) { $0.number - $0.weekday.rawValue })
            .union(newest(12, of: days) { $0.year * 12 + $0.month })
    }

    private static func newest(
        _ count: Int,
        of days: [Day],
        by period: (Day) -> Int
    ) -> Set<Day> {
        let newest = Dictionary(days.map { (period($0), $0) }, uniquingKeysWith: max)
        return Set(newest.sorted { $0.key > $1.key }.prefix(count).map(\.value))
    }
}
