nonisolated extension Text {
    /// What of a point in time is shown.
    public struct DateStyle: Sendable {
        fileprivate let format: CursesUI.DateStyle

        public static var date: Self { Self(format: .dateTime.year().month().day()) }
        /// How long ago the point in time is, whose day stands for it: the toolkit reads no clock.
        public static var relative: Self { date }
        /// How far away the point in time is, whose day stands for it: the toolkit reads no clock.
        public static var offset: Self { date }
        /// How long until the point in time, whose time stands for it: the toolkit reads no clock.
        public static var timer: Self { time }
        public static var time: Self { Self(format: .dateTime.hour().minute()) }
    }

    /// Shows the day or the time of a point in time.
    public init(_ date: Date, style: DateStyle) {
        self.init(verbatim: style.format.format(date))
    }

    /// Shows a point in time.
    public init(_ date: Date, format: CursesUI.DateStyle) {
        self.init(verbatim: format.format(date))
    }
}
