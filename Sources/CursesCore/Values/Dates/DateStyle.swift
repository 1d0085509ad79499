/// Formats a date in ISO 8601 in the computer's time zone.
nonisolated public struct DateStyle: Sendable {
    /// Bit mask of the shown parts, from the year (bit 0) to the second (bit 5).
    private var parts: UInt8

    /// Day and time without seconds, or the parts chosen by calls such as `year()`.
    public static var dateTime: DateStyle { DateStyle(parts: 0) }

    fileprivate init(parts: UInt8) {
        self.parts = parts
    }

    /// Returns the formatted date.
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

    /// Adds the year.
    public func year() -> Self { Self(parts: parts | 1) }

    /// Adds the month, always in two digits.
    public func month(_ form: Form = .twoDigits) -> Self { Self(parts: parts | 2) }

    /// Adds the day of the month, always in two digits.
    public func day(_ form: Form = .twoDigits) -> Self { Self(parts: parts | 4) }

    /// Adds the hour, from 00 to 23.
    public func hour() -> Self { Self(parts: parts | 8) }

    /// Adds the minute.
    public func minute() -> Self { Self(parts: parts | 16) }

    /// Adds the second.
    public func second() -> Self { Self(parts: parts | 32) }

    /// Length of a part in SwiftUI; no effect, since all parts are digits.
    public struct Form: Sendable {
        public static var defaultDigits: Self { Self() }
        public static var twoDigits: Self { Self() }
        public static var abbreviated: Self { Self() }
        public static var wide: Self { Self() }
        public static var narrow: Self { Self() }
    }

    /// Selection of the day.
    public struct DateForm: Sendable {
        fileprivate let parts: UInt8

        public static var omitted: Self { Self(parts: 0) }
        public static var numeric: Self { Self(parts: 0b111) }
        public static var abbreviated: Self { .numeric }
        public static var long: Self { .numeric }
        public static var complete: Self { .numeric }
    }

    /// Selection of the time.
    public struct TimeForm: Sendable {
        fileprivate let parts: UInt8

        public static var omitted: Self { Self(parts: 0) }
        public static var shortened: Self { Self(parts: 0b11000) }
        public static var standard: Self { Self(parts: 0b111000) }
        public static var complete: Self { .standard }
    }
}

nonisolated extension Date {
    /// Returns the day, the time or both in ISO 8601.
    @_disfavoredOverload
    public func formatted(date: DateStyle.DateForm, time: DateStyle.TimeForm) -> String {
        let parts = date.parts | time.parts
        return parts == 0 ? "" : DateStyle(parts: parts).format(self)
    }

    /// Returns the date in a format.
    public func formatted(_ format: DateStyle) -> String { format.format(self) }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Adds a date in a format.
    public mutating func appendInterpolation(_ date: Date, format: DateStyle) {
        appendInterpolation(format.format(date))
    }
}
