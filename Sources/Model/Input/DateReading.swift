import DataSource

// One interpretation of a date; missing parts are those of the latest such day up to today.
struct DateReading {
    var year: Int?
    var month: Int?
    var day: Int

    func day(upTo today: Day) -> Day? {
        if let year, let month {
            return Day(year: full(year, upTo: today), month: month, day: day)
        }
        return months(upTo: today).lazy
            .compactMap { Day(year: $0.year, month: $0.month, day: day) }
            .first { $0 <= today }
    }

    // True for a day and month far back, if this year they are still ahead or do not exist.
    func isDoubtful(_ day: Day, upTo today: Day) -> Bool {
        guard year == nil, let month, day.distance(to: today) > Self.halfAYear else { return false }
        return Day(year: today.year, month: month, day: self.day).map { $0 > today } ?? true
    }

    private static let halfAYear = 183

    // Last day of a month that is too short for the day; `nil` if the day exists.
    func lastOfMonth(upTo today: Day) -> Day? {
        guard (29...31).contains(day), let month else { return nil }
        let year = year.map { full($0, upTo: today) } ?? today.year
        let last = Day(year: year, month: month, day: 1)?.lastOfMonth
        return last.flatMap { $0.day < day ? $0 : nil }
    }

    private func full(_ year: Int, upTo today: Day) -> Int {
        if year > 99 { return year }
        return 2000 + year > today.year ? 1900 + year : 2000 + year
    }

    // Eight years contain a leap day.
    private func months(upTo today: Day) -> [(year: Int, month: Int)] {
        if let month { return (0...8).map { (today.year - $0, month) } }
        let count = today.year * 12 + today.month - 1
        return (0...2).map { ((count - $0) / 12, (count - $0) % 12 + 1) }
    }
}
