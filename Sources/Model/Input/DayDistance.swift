import DataSource

// A day relative to today: -3, -3d, -2w, 3 days ago, 3日前.
struct DayDistance {
    private enum Unit {
        case days
        case weeks
        case months
        case years
    }

    private let count: Int
    private let unit: Unit

    init?(_ text: String) {
        var rest = text.filter { $0 != " " }[...]
        let sign = rest.first == "-" ? -1 : rest.first == "+" ? 1 : nil
        if sign != nil { rest = rest.dropFirst() }
        // "a week ago"
        if sign == nil, rest.hasPrefix("a"), rest.hasSuffix("ago") { rest = "1" + rest.dropFirst() }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...5).contains(digits.count), let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        if sign == nil {
            guard let end = ["ago", "前"].first(where: rest.hasSuffix) else { return nil }
            rest = rest.dropLast(end.count)
        }
        guard let unit = Self.unit(String(rest), isSigned: sign != nil) else { return nil }
        count = number * (sign ?? -1)
        self.unit = unit
    }

    func day(from today: Day) -> Day? {
        switch unit {
        case .days: known(today.advanced(by: count))
        case .weeks: known(today.advanced(by: count * 7))
        case .months: today.advanced(byMonths: count)
        case .years: today.advanced(byMonths: count * 12)
        }
    }

    private func known(_ day: Day) -> Day? {
        (1...9999).contains(day.year) ? day : nil
    }

    private static func unit(_ word: String, isSigned: Bool) -> Unit? {
        switch word {
        case "": isSigned ? .days : nil
        case "d", "day", "days", "日": .days
        case "w", "wk", "wks", "week", "weeks", "週", "週間": .weeks
        case "m", "mo", "month", "months", "月", "か月", "ヶ月", "ヵ月", "カ月", "ケ月", "箇月": .months
        case "y", "yr", "yrs", "year", "years", "年": .years
        default: nil
        }
    }
}
