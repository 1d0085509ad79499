public import DataSource

public struct RateService: Sendable {
    static let bendDays = 42
    static let likelyBend = 0.8
    // Least weighed days, and days from first to last, for what looks ahead: after 8 days only 45 %
    // of the goal dates were true, after 21 days 99 %.
    static let leastPaceDays = 10
    static let leastPaceSpan = 21
    // In the first days after a change, its slope is hardly known.
    static let leastDaysAfterBend = 14

    public init(_ appDependencies: AppDependencies) {}

    // Uses the smallest window with enough days.
    public func rate(of points: [TrendPoint], today: Day) -> Rate? {
        let settled = points.filter { !$0.isSlip }
        let today = today.counting(points.last?.day)
        let rates = RateWindow.allCases.lazy.compactMap {
            self.rate(of: settled, in: $0, today: today)
        }
        guard var rate = rates.first else { return nil }
        rate.longChange = longChange(beside: rate, of: settled, today: today)
        return rate
    }

    // The trend moves by as much in the quarter of a chart.
    private func longChange(
        beside rate: Rate,
        of settled: [TrendPoint],
        today: Day
    ) -> LongChange? {
        guard rate.window == .month, !rate.isClear, rate.bendDay == nil,
            let long = self.rate(of: settled, in: .quarter, today: today), long.isClear
        else { return nil }
        let service = ChartService()
        let days = service.days(of: .quarter, first: nil, newest: long.lastDay, today: today)
        let lead = service.lead(of: settled, into: days)
        let shown = service.allPoints(settled, in: days)
        guard let first = lead ?? shown.first, let last = shown.last else { return nil }
        return LongChange(
            kilograms: last.trend - first.trend,
            window: long.window,
            firstDay: long.firstDay,
            lastDay: long.lastDay
        )
    }

    private func rate(of settled: [TrendPoint], in window: RateWindow, today: Day) -> Rate? {
        let points = self.points(settled, in: window, today: today)
        guard let first = points.first, let last = points.last,
            WeighedDays(points.map(\.day), window, today: today).missing == nil,
            let sample = WeightSample(points)
        else { return nil }
        let line = LineEstimate(sample)
        let trends = points.map(\.trend)
        let rate = Rate(
            slope: line.slope,
            margin: line.margin,
            isClear: line.pace.isClear,
            window: window,
            firstDay: first.day,
            lastDay: last.day,
            trendSpan: (trends.max() ?? 0) - (trends.min() ?? 0)
        )
        guard window == .month else { return rate }
        return ahead(rate, line, of: settled, isLongEnough: points.count >= Self.leastPaceDays)
    }

    private func ahead(
        _ rate: Rate,
        _ line: LineEstimate,
        of settled: [TrendPoint],
        isLongEnough: Bool
    ) -> Rate {
        var rate = rate
        let bend = bend(of: settled, until: rate.lastDay)
        let daysAgo = bend?.daysAgo
        rate.bendDay = daysAgo.map { rate.lastDay.advanced(by: -$0) }
        let span = rate.firstDay.distance(to: rate.lastDay) + 1
        guard isLongEnough, span >= Self.leastPaceSpan,
            daysAgo ?? Self.leastDaysAfterBend >= Self.leastDaysAfterBend
        else { return rate }
        rate.pace = bend?.pace ?? line.pace
        return rate
    }

    // Days missing in the window that can be completed first; `nil` if one is complete.
    public func missingDays(in points: [TrendPoint], today: Day) -> MissingDays? {
        let today = today.counting(points.last?.day)
        var least: MissingDays?
        for window in RateWindow.allCases {
            let days = self.points(points, in: window, today: today).map(\.day)
            guard let missing = WeighedDays(days, window, today: today).missing else { return nil }
            if let least, isSooner(least, missing, today) { continue }
            least = missing
        }
        return least
    }

    // True if older weigh-ins could change the rate.
    func needsOlder(than weighIns: [WeighIn], today: Day) -> Bool {
        let today = today.counting(weighIns.lazy.map(\.day).max())
        guard let newest = weighIns.lazy.map(\.day).filter({ $0 <= today }).max() else {
            return false
        }
        let days = Set(weighIns.map(\.day).filter { isWithin(.quarter, $0, today) }).sorted()
        for window in [RateWindow.month, .quarter] {
            let shown = days.filter { isWithin(window, $0, today) }
            if WeighedDays(shown, window, today: today).missing == nil { return false }
        }
        return 2 * newest.distance(to: today) < RateWindow.year.days
            && weighIns.allSatisfy { isWithin(.year, $0.day, today) || $0.day > today }
    }

    // `nil` unless a bend is likely.
    private func bend(of points: [TrendPoint], until last: Day) -> BendEstimate? {
        let recent = points.drop { $0.day.distance(to: last) >= Self.bendDays }
            .prefix { $0.day <= last }
        guard let sample = WeightSample(Array(recent)) else { return nil }
        let bend = BendEstimate(sample)
        return bend.probability >= Self.likelyBend && bend.daysAgo != nil ? bend : nil
    }

    private func points(
        _ points: [TrendPoint],
        in window: RateWindow,
        today: Day
    ) -> [TrendPoint] {
        points.reversed()
            .drop { $0.day > today }
            .prefix { isWithin(window, $0.day, today) }
            .reversed()
    }

    private func isSooner(_ some: MissingDays, _ others: MissingDays, _ today: Day) -> Bool {
        (some.count, some.firstDay ?? today) <= (others.count, others.firstDay ?? today)
    }

    private func isWithin(_ window: RateWindow, _ day: Day, _ today: Day) -> Bool {
        (0..<window.days).contains(day.distance(to: today))
    }
}
