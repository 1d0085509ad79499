public import DataSource

extension Trends {
    // Days that the chart draws: shown days and forecast.
    public var drawnDays: ClosedRange<Day> {
        days.lowerBound...max(days.upperBound, forecast.last?.day ?? days.upperBound)
    }

    // Shown days from the first weigh-in on.
    public var weighedDays: ClosedRange<Day> {
        guard lead(into: days) == nil, let first = shownPoints.first?.day else { return days }
        return max(first, days.lowerBound)...max(first, days.upperBound)
    }

    public func lead(into days: ClosedRange<Day>) -> TrendPoint? {
        chartService.lead(of: points, into: days)
    }

    public func trail(after days: ClosedRange<Day>) -> TrendPoint? {
        chartService.trail(of: points, after: days)
    }

    public var newestDay: Day? { points.last?.day }

    // True if no weigh-in is later than the shown days.
    public var isOfNewest: Bool { days.upperBound >= min(today, newestDay ?? today) }

    public var lastDay: Day? { isOfNewest ? newestDay : nil }

    public var isStale: Bool {
        guard rate == nil, let newestDay else { return false }
        return missingDays?.isOfAge(newest: newestDay, today: today) ?? false
    }

    // Finds every day, also those left out of a long range.
    public func point(on day: Day) -> TrendPoint? {
        chartService.points(points, in: day...day).first
    }

    public func foreseen(on day: Day) -> ForecastPoint? {
        forecast.last { $0.day == day }
    }

    func zoom(by factor: Double) {
        let anchor = selection ?? days.upperBound
        move(
            to: chartService.zoom(days, by: factor, around: anchor, within: limits),
            orSay: factor < 1 ? .nearest : .farthest
        )
    }

    func zoom(to days: ClosedRange<Day>) {
        move(
            to: chartService.window(days, within: limits),
            orSay: days.lowerBound < self.days.lowerBound ? .farthest : .nearest
        )
    }

    func pan(by share: Double) {
        move(
            to: chartService.pan(days, by: share, within: limits),
            orSay: share < 0 ? .nothingEarlier : .nothingLater
        )
    }

    func window(of range: TrendRange) -> ClosedRange<Day> {
        chartService.days(of: range, first: points.first?.day, newest: newestDay, today: today)
    }

    func moveWindow(to days: ClosedRange<Day>) {
        notice = nil
        show(days)
    }

    // Keeps the notice: data that changes elsewhere must not remove it.
    func show(_ days: ClosedRange<Day>) {
        self.days = days
        shownPoints = chartService.points(points, in: days)
        removeYearBefore()
        total = statisticsService.total(of: weighIns, points: points, in: days)
        forecast = makeForecast()
        let overlaid = overlayPoints(in: drawnDays)
        overlay?.points = overlaid
        if let selection, !drawnDays.contains(selection) { self.selection = nil }
    }

    private static let furthestForecast = 91
    private static let longestBeforeForecast = 24 * furthestForecast

    private var limits: ClosedRange<Day> {
        window(of: .all)
    }

    private func move(to days: ClosedRange<Day>, orSay notice: TrendNotice) {
        guard days != self.days else {
            self.notice = notice
            return
        }
        range = nil
        moveWindow(to: days)
    }

    private func makeForecast() -> [ForecastPoint] {
        guard let rate, days.upperBound == today else { return [] }
        let length = days.lowerBound.distance(to: today)
        // Squeezed into a few columns, a forecast looks like a jump.
        guard length <= Self.longestBeforeForecast else { return [] }
        let room = min(length / 4, Self.furthestForecast)
        return forecastService.forecast(
            of: rate,
            along: points,
            until: today.advanced(by: room),
            today: today
        )
    }
}
