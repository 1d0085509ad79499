nonisolated extension Text {
    /// Shows the time from one point to another, which passes while the program waits.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let time = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(time)
            : time.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: Self.clock(Int(seconds), showsHours: showsHours))
    }

    /// Shows the days of two points in time.
    public init(_ dates: ClosedRange<Date>) {
        let style = CursesUI.DateStyle.dateTime.year().month().day()
        self.init(
            verbatim: "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
        )
    }

    #if !WITHOUT_FOUNDATION
        /// Shows the days of a span.
        @_alwaysEmitIntoClient
        public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
    #endif

    private static func clock(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hours = seconds / 3600
        if showsHours, hours > 0 {
            return "\(hours):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        }
        return "\(seconds / 60):\(two(seconds % 60))"
    }
}
