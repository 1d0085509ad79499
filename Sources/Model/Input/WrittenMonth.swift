import DataSource

// A month, with or without its year.
struct WrittenMonth {
    private(set) var month: Int?
    private(set) var year: Int?

    init?(_ text: String) {
        let marks = Set("年月/-., ")
        let parts = text.split { marks.contains($0) }
        guard (1...2).contains(parts.count) else { return nil }
        for part in parts {
            if let number = Int(part), part.allSatisfy(\.isASCII) {
                guard take(number, digits: part.count) else { return nil }
            } else {
                guard month == nil, let named = DayWords.month(part) else { return nil }
                month = named
            }
        }
        // A number alone is not a month.
        let isNamed =
            year != nil || parts.count == 1 && (Int(parts[0]) == nil || text.hasSuffix("月"))
        guard month != nil, isNamed else { return nil }
    }

    // Last day of the month, today at the latest; without a year, the latest one begun.
    func last(upTo today: Day) -> Day? {
        guard let month else { return nil }
        let year = year ?? (month <= today.month ? today.year : today.year - 1)
        guard let first = Day(year: year, month: month, day: 1), first <= today else { return nil }
        return min(first.lastOfMonth, today)
    }

    func includes(_ day: Day) -> Bool {
        day.month == month && year.map { $0 == day.year } ?? true
    }

    private mutating func take(_ number: Int, digits: Int) -> Bool {
        if digits == 4, year == nil {
            year = number
        } else if digits <= 2, month == nil, (1...12).contains(number) {
            month = number
        } else {
            return false
        }
        return true
    }
}
