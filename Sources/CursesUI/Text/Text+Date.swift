nonisolated extension Text {
    /// Format of a date, or of the time since or until it.
    public struct DateStyle: Sendable {
        fileprivate let text: @Sendable (Date) -> Text

        /// The day, in ISO 8601.
        public static var date: Self { Self { Text($0, format: .dateTime.year().month().day()) } }
        /// The time of day.
        public static var time: Self { Self { Text($0, format: .dateTime.hour().minute()) } }
        /// The time since or until the date, in its two largest units.
        public static var relative: Self { Self { Text(LiveDate(form: .relative, date: $0)) } }
        /// The time since or until the date, in its largest unit, with a sign.
        public static var offset: Self { Self { Text(LiveDate(form: .offset, date: $0)) } }
        /// The time since or until the date, in hours, minutes and seconds.
        public static var timer: Self { Self { Text(LiveDate(form: .timer, date: $0)) } }
    }

    /// Shows a date, or counts the time since or until it.
    public init(_ date: Date, style: DateStyle) {
        self = style.text(date)
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Inserts a date, or the time since or until it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
}
