nonisolated extension Text {
    /// Format of a date, or of the time since or until it.
    public struct DateStyle: Sendable {
        fileprivate let form: Form

        /// The day, in ISO 8601.
        public static var date: Self { Self(form: .fixed(.dateTime.year().month().day())) }
        /// The time of day.
        public static var time: Self { Self(form: .fixed(.dateTime.hour().minute())) }
        /// The time since or until the date, in its two largest units.
        public static var relative: Self { Self(form: .live(.relative)) }
        /// The time since or until the date, in its largest unit, with a sign.
        public static var offset: Self { Self(form: .live(.offset)) }
        /// The time since or until the date, in hours, minutes and seconds.
        public static var timer: Self { Self(form: .live(.timer)) }

        fileprivate enum Form {
            case fixed(CursesCharts.DateStyle)
            case live(LiveDate.Form)
        }
    }

    /// Shows a date, or counts the time since or until it.
    public init(_ date: Date, style: DateStyle) {
        switch style.form {
        case .fixed(let format): self.init(verbatim: format.format(date))
        case .live(let form): self.init(LiveDate(form: form, date: date))
        }
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Inserts a date, or the time since or until it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
}
