public import DataSource

public struct RateService: Sendable {
    static let bendDays = 42
    static let likelyBend = 0.8

    public init(_ appDependencies: AppDependencies) {}

    // Uses the smallest window with enough days.
    public func rate(of points: [TrendPoint], today: Day) -> Rate? {
        let settled = points.filter { !$0.isSlip }
        let today = today.counting(points.last?.day)
        return RateWindow.allCases.lazy.compactMap { rate(of: settled, in: $0, today: today) }.first
    }

    // Slow change that is clear in three months but not in four weeks; else `nil`.
    func longRate(beside rate: Rate, of points: [TrendPoint], today: Day) -> Rate? {
        guard rate.window == .month, !rate.isClear, rate.bendDay == nil, !rate.isPast(on: today)
        else { return nil }
        let today = today.counting(points.last?.day)
        return self.rate(of: points.filter { !$0.isSlip }, in: .quarter, today: today)
            .flatMap { $0.isClear ? $0 : nil }
    }

    private func rate(of settled: [TrendPoint], in window: RateWindow, today: Day) -> Rate? {
        let points = self.points(settled, in: window, today: today)
        guard let first = points.first, let last = points.last,
            WeighedDays(points.map(\.day), window, today: today).missing == nil,
            let sample = WeightSample(points)
        else { return nil }
        let line = LineEstimate(sample)
        return Rate(
            slope: line.slope,
            margin: line.margin,
            isClear: line.isClear,
            window: window,
            firstDay: first.day,
            lastDay: last.day,
            weight: line.level,
            spread: line.spread,
            bendDay: window == .month ? bendDay(of: settled, until: last.day) : nil
        )
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

    private func bendDay(of points: [TrendPoint], until last: Day) -> Day? {
        let recent = points.drop { $0.day.distance(to: last) >= Self.bendDays }
            .prefix { $0.day <= last }
        guard let sample = WeightSample(Array(recent)) else { return nil }
        let bend = BendEstimate(sample)
        guard bend.probability >= Self.likelyBend else { return nil }
        return bend.daysAgo.map { last.advanced(by: -$0) }
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
