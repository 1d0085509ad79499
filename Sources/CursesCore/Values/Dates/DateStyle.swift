/// Shows a point in time as ISO 8601 writes it, in the time zone of the computer.
nonisolated public struct DateStyle: Sendable {
    /// The parts that are shown, as bits: the year is the first, the second the last.
    private var parts: UInt8

    /// The day and the time, or what is asked for of them.
    public static var dateTime: DateStyle { DateStyle(parts: 0) }

    fileprivate init(parts: UInt8) {
        self.parts = parts
    }

    /// The point in time as text.
    public func format(_ value: Date) -> String {
        let parts = parts == 0 ? 0b11111 : parts
        let moment = Moment(value, in: .current)
        let day = CalendarDate(number: moment.dayNumber)
        let second = moment.secondOfDay
        let numbers = [
            day.year, day.month, day.day, second / 3600, second / 60 % 60, second % 60,
        ]
        var result = ""
        for (index, number) in numbers.enumerated() where parts & 1 << index != 0 {
            if !result.isEmpty { result += index == 3 ? " " : index < 3 ? "-" : ":" }
            let text = String(number)
            let width = index == 0 ? 4 : 2
            result += String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return result
    }

    /// Shows the year.
    public func year() -> Self { Self(parts: parts | 1) }

    /// Shows the month, in two digits.
    public func month(_ form: Form = .twoDigits) -> Self { Self(parts: parts | 2) }

    /// Shows the day of the month.
    public func day(_ form: Form = .twoDigits) -> Self { Self(parts: parts | 4) }

    /// Shows the hour, from 0 to 23.
    public func hour() -> Self { Self(parts: parts | 8) }

    /// Shows the minute.
    public func minute() -> Self { Self(parts: parts | 16) }

    /// Shows the second.
    public func second() -> Self { Self(parts: parts | 32) }

    /// How long a part is in SwiftUI; here every part is in digits.
    public struct Form: Sendable {
        public static var defaultDigits: Self { Self() }
        public static var twoDigits: Self { Self() }
        public static var abbreviated: Self { Self() }
        public static var wide: Self { Self() }
        public static var narrow: Self { Self() }
    }

    /// Whether the day is shown.
    public struct DateForm: Sendable {
        fileprivate let parts: UInt8

        public static var omitted: Self { Self(parts: 0) }
        public static var numeric: Self { Self(parts: 0b111) }
        public static var abbreviated: Self { .numeric }
        public static var long: Self { .numeric }
        public static var complete: Self { .numeric }
    }

    /// Whether the time is shown.
    public struct TimeForm: Sendable {
        fileprivate let parts: UInt8

        public static var omitted: Self { Self(parts: 0) }
        public static var shortened: Self { Self(parts: 0b11000) }
        public static var standard: Self { Self(parts: 0b111000) }
        public static var complete: Self { .standard }
    }
}

nonisolated extension Date {
    /// The day, the time or both, as ISO 8601 writes them.
    @_disfavoredOverload
    public func formatted(date: DateStyle.DateForm, time: DateStyle.TimeForm) -> String {
        let parts = date.parts | time.parts
        return parts == 0 ? "" : DateStyle(parts: parts).format(self)
    }

    /// The point in time as ISO 8601 writes it.
    public func formatted(_ format: DateStyle) -> String { format.format(self) }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Puts a point in time in.
    public mutating func appendInterpolation(_ date: Date, format: DateStyle) {
        appendInterpolation(format.format(date))
    }
}
