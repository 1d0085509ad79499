nonisolated extension Text {
    /// Counts the time in an interval, down to its end or up from its start.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let live = LiveDate(
            form: .span(
                start: timerInterval.lowerBound,
                countsDown: countsDown,
                showsHours: showsHours
            ),
            date: timerInterval.upperBound
        )
        guard let pauseTime else {
            self.init(live)
            return
        }
        self.init(verbatim: live.text(at: pauseTime) { $0.plain })
    }

    /// Shows the days of two dates.
    public init(_ dates: ClosedRange<Date>) {
        let style = CursesCore.DateStyle.dateTime.year().month().day()
        self.init(
            verbatim: "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
        )
    }
}
