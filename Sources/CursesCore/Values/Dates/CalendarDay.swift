/// Day of the calendar, as date pickers need it.
///
/// Types of an app that represent days conform to this protocol.
nonisolated public protocol CalendarDay: Hashable, Comparable, Sendable {
    /// Year, from 1 to 9999.
    var year: Int { get }
    /// Month, from 1 to 12.
    var month: Int { get }
    /// Day of the month, from 1 to 31.
    var day: Int { get }
    /// Number of days since 1 January 1970.
    var number: Int { get }

    /// Makes a day; `nil` if the calendar does not have it.
    init?(year: Int, month: Int, day: Int)

    /// Returns the day a number of days later, or earlier if negative.
    func advanced(by days: Int) -> Self
}

nonisolated extension CalendarDay {
    /// Converts a day from another type; `nil` if this type does not have it.
    package init?(_ date: any CalendarDay) {
        self.init(year: date.year, month: date.month, day: date.day)
    }

    /// Weekday, 0 for Monday.
    package var weekdayIndex: Int {
        let remainder = (number % 7 + 3) % 7
        return remainder < 0 ? remainder + 7 : remainder
    }

    /// Number of days in the month.
    var daysInMonth: Int {
        (28...31).last { Self(year: year, month: month, day: $0) != nil } ?? 28
    }

    /// Day in ISO 8601, such as `2026-11-27`.
    package var isoText: String {
        [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)].joined(separator: "-")
    }

    /// Returns the day a number of days later; `nil` beyond the calendar.
    package func shifted(days: Int) -> Self? {
        guard days.magnitude < 4_000_000 else { return nil }
        return Self(advanced(by: days))
    }

    /// Returns the day a number of months later; the 31st becomes the last day of a shorter month.
    package func shifted(months: Int) -> Self? {
        guard months.magnitude < 120_000 else { return nil }
        let count = year * 12 + month - 1 + months
        guard count >= 12 else { return nil }
        return (28...31).reversed().lazy.filter { $0 <= max(day, 28) }
            .compactMap { Self(year: count / 12, month: count % 12 + 1, day: min(day, $0)) }
            .first
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
