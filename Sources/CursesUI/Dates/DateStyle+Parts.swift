nonisolated extension DateStyle {
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
}

nonisolated extension Date {
    /// Returns the date in a format.
    public func formatted(_ format: DateStyle) -> String { format.format(self) }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Adds a date in a format.
    public mutating func appendInterpolation(_ date: Date, format: DateStyle) {
        appendInterpolation(format.format(date))
    }
}
