import DataSource

extension ParsedDate {
    // The possible meanings: year first in Japanese, ambiguous in English.
    func readings(_ language: Language) -> [DateReading] {
        guard parts.count > 1 else { return parts.first?.alone.map { [$0] } ?? [] }
        if isNamed { return Array(possible([.monthFirst, .dayFirst, .yearFirst]).prefix(1)) }
        if language == .japanese {
            return Array(possible([.yearFirst, .monthFirst, .dayFirst]).prefix(1))
        }
        let yearLast = possible(isDotted ? [.dayFirst] : [.dayFirst, .monthFirst])
        // A day of 2003 is unlikely to be written as 3/4/26.
        guard parts.count == 3, yearLast.isEmpty || parts[0].number > 12 else { return yearLast }
        return possible([.yearFirst]) + yearLast
    }

    private func possible(_ orders: [DayOrder]) -> [DateReading] {
        orders.compactMap(reading).filter {
            (1...12).contains($0.month ?? 0) && (1...31).contains($0.day)
        }
    }
}

extension ParsedDate.Part {
    fileprivate var alone: DateReading? {
        guard digits == 8, role == nil else { return can(.day) ? DateReading(day: number) : nil }
        let (year, rest) = number.quotientAndRemainder(dividingBy: 10_000)
        return year > 99 ? DateReading(year: year, month: rest / 100, day: rest % 100) : nil
    }
}

extension DateReading {
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

// A month, with or without its year.
struct ParsedMonth {
    private let month: Int
    private let year: Int?

    init?(_ text: String) {
        guard let date = ParsedDate(text), date.weekday == nil, date.parts.count <= 2 else {
            return nil
        }
        let others = date.parts.filter { !$0.isYear || $0.digits < 4 }
        guard let month = others.first, others.count == 1, month.can(.month),
            (1...12).contains(month.number)
        else { return nil }
        let word = text.last == "." ? String(text.dropLast()) : text
        // A number alone is not a month, and "out" is no October.
        let isNamed = text.hasSuffix("月") || DateNames.english.contains { $0.hasPrefix(word) }
        guard date.parts.count == 2 || isNamed else { return nil }
        self.month = month.number
        year = date.parts.first(where: \.isYear)?.number
    }

    // Last day of the month, today at the latest; without a year, the latest one begun.
    func last(upTo today: Day) -> Day? {
        let year = year ?? (month <= today.month ? today.year : today.year - 1)
        guard let first = Day(year: year, month: month, day: 1), first <= today else { return nil }
        return min(first.lastOfMonth, today)
    }

    func includes(_ day: Day) -> Bool {
        day.month == month && year.map { $0 == day.year } ?? true
    }
}
