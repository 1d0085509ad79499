public import DataSource

public struct StatisticsService: Sendable {
    private let chartService: ChartService

    public init(_ appDependencies: AppDependencies) {
        chartService = ChartService(appDependencies)
    }

    public func statistics(
        of weighIns: [WeighIn],
        points: [TrendPoint],
        by period: Period
    ) -> [Statistics] {
        var result = [Statistics]()
        var rest = weighIns.inOrder[...]
        var points = points[...]
        var trend = points.first?.trend ?? .zero
        while let first = rest.first {
            let firstDay = period.firstDay(of: first.day)
            let nextDay = self.nextDay(after: firstDay, period)
            let part = rest.prefix { $0.day < nextDay }
            let ofPeriod = points.prefix { $0.day < nextDay }
            let end = ofPeriod.last?.trend ?? trend
            var statistics = statistics(of: part, ofPeriod, from: firstDay, change: end - trend)
            statistics.isFirst = result.isEmpty && part.count == 1 && ofPeriod.count <= 1
            result.append(statistics)
            trend = end
            rest = rest.dropFirst(part.count)
            points = points.dropFirst(ofPeriod.count)
        }
        return result
    }

    // Limited to some days: the first change begins at the trend before them.
    public func statistics(
        of weighIns: [WeighIn],
        points: [TrendPoint],
        by period: Period,
        since: Day?,
        until: Day?
    ) -> [Statistics] {
        let (since, until) = (since ?? .first, until ?? .last)
        let points = points.prefix { $0.day <= until }
        let base = points.lastIndex { $0.day < since } ?? points.startIndex
        return statistics(
            of: weighIns.filter { since <= $0.day && $0.day <= until },
            points: Array(points[base...]),
            by: period
        )
    }

    // `nil` without weigh-ins; both arrays must be ascending. The change begins at the point before
    // the days, if a chart joins it to them.
    public func total(
        of weighIns: [WeighIn],
        points: [TrendPoint],
        in days: ClosedRange<Day>
    ) -> Statistics? {
        let part = weighIns.inDays(days, \.day)
        guard !part.isEmpty else { return nil }
        let shown = points.inDays(days, \.day)
        let lead = chartService.lead(of: points, into: days)
        let base = lead ?? shown.first
        var total = statistics(
            of: part,
            shown,
            from: days.lowerBound,
            change: (shown.last?.trend ?? 0) - (base?.trend ?? 0)
        )
        total.isFirst = lead == nil && part.count == 1
        return total
    }

    // Newest first, each compared with the one before, and the gap between them if there is one.
    // Gaps are left out where most periods are followed by one, as in a table of months for one
    // weigh-in a quarter.
    public func rows(
        of statistics: [Statistics],
        by period: Period,
        unreadYears: Set<Int> = []
    ) -> [StatisticsRow] {
        let low = statistics.map(\.minimum).min() ?? 0
        let high = statistics.map(\.maximum).max() ?? 0
        func share(_ weight: Double) -> Double {
            high > low ? min(max(0, (weight - low) / (high - low)), 1) : 0
        }
        var rows = [StatisticsRow]()
        for (index, item) in statistics.enumerated() {
            let before = index + 1 < statistics.count ? statistics[index + 1] : nil
            let unweighed = before.flatMap { gap(between: $0, and: item, period) }
            rows.append(
                StatisticsRow(
                    days: item.firstDay...lastDay(of: item, by: period),
                    statistics: item,
                    difference: unweighed == nil ? before.map { item.mean - $0.mean } : nil,
                    extent: share(item.minimum)...share(item.maximum),
                    mean: share(item.mean)
                )
            )
            if let unweighed {
                let years = unweighed.lowerBound.year...unweighed.upperBound.year
                let isUnread = unreadYears.contains(where: years.contains)
                rows.append(StatisticsRow(days: unweighed, isUnread: isUnread))
            }
        }
        let gaps = rows.count { $0.statistics == nil }
        if gaps > 3, gaps * 2 > statistics.count {
            rows.removeAll { $0.statistics == nil && !$0.isUnread }
        }
        return withUnread(unreadYears, beyond: rows)
    }

    // Otherwise the first readable period would look like the first of all.
    private func withUnread(_ years: Set<Int>, beyond rows: [StatisticsRow]) -> [StatisticsRow] {
        var rows = rows
        if let oldest = rows.last?.days,
            let year = years.filter({ $0 < oldest.upperBound.year }).min(),
            let start = Day(year: year, month: 1, day: 1), start < oldest.lowerBound
        {
            let end = oldest.lowerBound.advanced(by: -1)
            rows.append(StatisticsRow(days: start...end, isUnread: true))
        }
        if let newest = rows.first?.days,
            let year = years.filter({ $0 > newest.lowerBound.year }).max(),
            let end = Day(year: year, month: 12, day: 31), end > newest.upperBound
        {
            let start = newest.upperBound.advanced(by: 1)
            rows.insert(StatisticsRow(days: start...end, isUnread: true), at: 0)
        }
        return rows
    }

    private func gap(
        between older: Statistics,
        and newer: Statistics,
        _ period: Period
    ) -> ClosedRange<Day>? {
        let start = nextDay(after: older.firstDay, period)
        return start < newer.firstDay ? start...newer.firstDay.advanced(by: -1) : nil
    }

    public func lastDay(of statistics: Statistics, by period: Period) -> Day {
        nextDay(after: statistics.firstDay, period).advanced(by: -1)
    }

    private func nextDay(after firstDay: Day, _ period: Period) -> Day {
        switch period {
        case .week: firstDay.advanced(by: 7)
        case .month: period.firstDay(of: firstDay.advanced(by: 31))
        case .year: period.firstDay(of: firstDay.advanced(by: 366))
        }
    }

    private func statistics(
        of weighIns: ArraySlice<WeighIn>,
        _ points: ArraySlice<TrendPoint>,
        from firstDay: Day,
        change: Double
    ) -> Statistics {
        let slips = points.filter(\.isSlip).map(\.day)
        let leftOut = slips.isEmpty ? 0 : weighIns.count { slips.contains($0.day) }
        let hasSlips = leftOut > 0 && leftOut < weighIns.count
        var (sum, count) = (0.0, 0)
        var (minimum, maximum) = (Double.infinity, -Double.infinity)
        for weighIn in weighIns where !hasSlips || !slips.contains(weighIn.day) {
            sum += weighIn.weight
            count += 1
            minimum = min(minimum, weighIn.weight)
            maximum = max(maximum, weighIn.weight)
        }
        return Statistics(
            firstDay: firstDay,
            mean: sum / Double(count),
            minimum: minimum,
            maximum: maximum,
            change: change,
            readings: weighIns.count,
            leftOut: leftOut
        )
    }
}

extension StatisticsService {
    // Leaves out the first period that was read, which may be incomplete, and periods that reach
    // into a year of which nothing can be read.
    public func statistics(
        of recent: RecentWeighIns,
        _ points: [TrendPoint],
        _ settings: Settings
    ) -> [PeriodStatistics] {
        let periods: [Period] = [.week(start: settings.weekStart), .month, .year]
        let damagedYears = recent.weighIns.problems.incompleteYears
        let unreadYears =
            damagedYears.isEmpty
            ? [] : damagedYears.subtracting(recent.weighIns.values.map(\.day.year))
        return periods.map { period in
            let all = statistics(of: recent.weighIns.values, points: points, by: period)
            let read = recent.olderYears.isEmpty ? all[...] : all.dropFirst()
            let whole = unreadYears.isEmpty ? read : without(unreadYears, read, by: period)
            return PeriodStatistics(period: period, statistics: whole.reversed())
        }
    }

    private func without(
        _ years: Set<Int>,
        _ statistics: ArraySlice<Statistics>,
        by period: Period
    ) -> ArraySlice<Statistics> {
        statistics.filter { item in
            let days = item.firstDay.year...lastDay(of: item, by: period).year
            return !years.contains(where: days.contains)
        }[...]
    }
}

extension StatisticsService {
    // With fewer days, the mean says little about a week.
    static let leastWeighedDays = 3
    // Days: a better mean that is nearer is still in mind.
    static let memory = 28

    // `nil` but on the first day of the next week. `isLoss` says which means are better; `nil` if
    // none are.
    func finishedWeek(
        of weighIns: [WeighIn],
        points: [TrendPoint],
        weekStart: Weekday,
        knownSince: Day?,
        isLoss: Bool?,
        today: Day
    ) -> FinishedWeek? {
        guard today.weekday == weekStart else { return nil }
        let firstDay = today.advanced(by: -7)
        var weeks = statistics(of: weighIns, points: points, by: .week(start: weekStart))
            .filter { $0.firstDay <= firstDay }
        guard let week = weeks.popLast(), week.firstDay == firstDay else { return nil }
        let slips = Set(points.lazy.filter(\.isSlip).map(\.day))
        var weights = [Double?](repeating: nil, count: 7)
        for weighIn in weighIns.inDays(firstDay...today.advanced(by: -1), \.day)
        where !slips.contains(weighIn.day) {
            weights[firstDay.distance(to: weighIn.day)] = weighIn.weight
        }
        let count = weights.count { $0 != nil }
        guard count >= Self.leastWeighedDays else { return nil }
        let before = weeks.last.flatMap { $0.firstDay.distance(to: firstDay) == 7 ? $0 : nil }
        return FinishedWeek(
            firstDay: firstDay,
            mean: week.mean,
            change: before.map { week.mean - $0.mean },
            weighedDays: count,
            levels: StandingService.levels(weights[...]),
            best: isLoss.flatMap { best(week.mean, isLoss: $0, after: weeks, knownSince) }
        )
    }

    private func best(
        _ mean: Double,
        isLoss: Bool,
        after weeks: [Statistics],
        _ knownSince: Day?
    ) -> Milestone? {
        guard let first = weeks.first?.firstDay, let last = weeks.last?.firstDay else { return nil }
        let equal = weeks.last { isLoss ? $0.mean <= mean : $0.mean >= mean }?.firstDay
        guard (equal ?? first).distance(to: last) >= Self.memory - 7 else { return nil }
        // Older weeks may be as good; they are not read.
        let since = equal ?? knownSince.map { _ in first }
        return isLoss ? .lowest(since: since) : .highest(since: since)
    }
}
