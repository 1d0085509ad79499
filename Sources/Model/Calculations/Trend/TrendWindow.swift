public import DataSource

// The days of a chart: a range that ends today, or days it was zoomed or moved to.
public struct TrendWindow: Hashable, Sendable {
    public var days: ClosedRange<Day>
    // `nil` if zoomed or moved.
    public var range: TrendRange?

    public init(days: ClosedRange<Day>, range: TrendRange? = nil) {
        self.days = days
        self.range = range
    }

    // Range of this length, even if moved.
    public var shownRange: TrendRange? {
        range ?? TrendRange.allCases.first { $0.days == dayCount }
    }

    public var dayCount: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

    public var monthCount: Int { Int((Double(dayCount) / 30.4375).rounded()) }

    // Each change returns a notice if the days are already at the limit.
    mutating func zoom(
        by factor: Double,
        around day: Day?,
        within limits: ClosedRange<Day>
    ) -> TrendNotice? {
        let anchor = day ?? days.upperBound
        let new = ChartService().zoom(days, by: factor, around: anchor, within: limits)
        return change(to: new, orSay: factor < 1 ? .nearest : .farthest)
    }

    mutating func zoom(
        to chosen: ClosedRange<Day>,
        within limits: ClosedRange<Day>
    ) -> TrendNotice? {
        let new = ChartService().window(chosen, within: limits)
        return change(to: new, orSay: chosen.lowerBound < days.lowerBound ? .farthest : .nearest)
    }

    mutating func pan(by share: Double, within limits: ClosedRange<Day>) -> TrendNotice? {
        let new = ChartService().pan(days, by: share, within: limits)
        return change(to: new, orSay: share < 0 ? .nothingEarlier : .nothingLater)
    }

    private mutating func change(
        to days: ClosedRange<Day>,
        orSay notice: TrendNotice
    ) -> TrendNotice? {
        guard days != self.days else { return notice }
        self = TrendWindow(days: days)
        return nil
    }
}
