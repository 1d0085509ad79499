/// A day of the calendar, as a date picker needs it.
///
/// The toolkit has no type for days of its own: whatever a program counts days with conforms to this.
nonisolated public protocol CalendarDay: Hashable, Comparable, Sendable {
    /// The year, from 1 to 9999.
    var year: Int { get }
    /// The month, from 1 to 12.
    var month: Int { get }
    /// The day of the month, from 1 to 31.
    var day: Int { get }
    /// The days since 1 January 1970.
    var number: Int { get }

    /// Names a day, if the calendar has it.
    init?(year: Int, month: Int, day: Int)

    /// The day that lies some days later, or earlier where they are negative.
    func advanced(by days: Int) -> Self
}

nonisolated extension CalendarDay {
    /// The same day as another program part counts it.
    package init?(_ date: any CalendarDay) {
        self.init(year: date.year, month: date.month, day: date.day)
    }

    /// The day of the week: 0 is Monday.
    package var weekdayIndex: Int {
        let remainder = (number % 7 + 3) % 7
        return remainder < 0 ? remainder + 7 : remainder
    }

    /// How many days the month has.
    var daysInMonth: Int {
        (28...31).last { Self(year: year, month: month, day: $0) != nil } ?? 28
    }

    /// The day as ISO 8601 writes it.
    var isoText: String {
        [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)].joined(separator: "-")
    }

    /// The day some days later, if the calendar goes that far.
    func shifted(days: Int) -> Self? {
        guard days.magnitude < 4_000_000 else { return nil }
        return Self(advanced(by: days))
    }

    /// The day some months later; the 31st becomes the last of a shorter month.
    func shifted(months: Int) -> Self? {
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
