public import DataSource

public struct GoalService: Sendable {
    // Smaller distances are shown as 0.
    static let nearest = 0.05
    // Within this distance the trend counts as holding the goal.
    static let leastWay = 0.5
    // Days after which a reached goal is no longer announced.
    static let newsDays = 7
    // Share of the weight a week: a faster pace is hard to keep and costs muscle.
    static let mostWeeklyShare = 0.01

    let personRepository: PersonRepository
    let settingsService: SettingsService
    let todayService: TodayService
    let trendService: TrendService
    let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        personRepository = PersonRepository(
            appDependencies.dataFolderClient,
            appDependencies.dateClient
        )
        settingsService = SettingsService(appDependencies)
        todayService = TodayService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    // Starts the history of a goal at the trend of the day.
    public func set(_ goal: Goal, of person: Person, on today: Day) -> Goal {
        Self.set(goal, on: today, trend: trend(of: person, today))
    }

    static func set(_ goal: Goal, on today: Day, trend: Double?) -> Goal {
        var goal = Goal(goal.bounds, by: goal.by)
        (goal.setOn, goal.trend) = (today, trend)
        goal.reachedOn = trend.flatMap { Self.isMet(goal, at: $0) ? today : nil }
        return goal
    }

    // Shown before saving, so that the date can still be changed.
    func warnings(about person: Person, on today: Day) -> [EntryWarning] {
        guard person.goal?.by != nil, let trend = trend(of: person, today) else { return [] }
        return warnings(about: person, trend: trend, today)
    }

    func warnings(about person: Person, trend: Double, _ today: Day) -> [EntryWarning] {
        guard let goal = person.goal, let day = goal.by,
            let pace = pace(goal.distance(from: trend), from: today, to: day),
            pace.magnitude > Self.mostWeeklyShare * trend
        else { return [] }
        return [.fastGoal(weekly: pace)]
    }

    private func trend(of person: Person, _ today: Day) -> Double? {
        let recent = try? weighInService.loadRecent(of: person, today: today)
        let kind = settingsService.newest(Settings()).trend
        return recent.flatMap { trendService.trend(of: $0.weighIns.values, as: kind).last?.trend }
    }

    public func outlook(
        to goal: Goal,
        along points: [TrendPoint],
        rate: Rate?,
        today: Day
    ) -> GoalOutlook? {
        guard let last = points.last else { return nil }
        let goal = followed(goal, along: points, today)
        let distance = goal.distance(from: last.trend)
        let isReached = goal.reachedOn != nil && goal.range == nil && isNear(goal, at: last.trend)
        let isAt = distance.magnitude < Self.nearest
        let target = last.trend + distance
        let course =
            isReached && !isAt
            ? .passed : course(to: target, distance: distance, rate: rate, today: today)
        let age = (rate?.lastDay ?? last.day).distance(to: today)
        let state: GoalState =
            switch course {
            case .reached, .passed: .reached
            case .away: .away
            case .expected, .notBefore: .towards
            case .unknown where age >= RateWindow.month.days: .stale
            case .unknown: self.state(distance, rate)
            }
        return GoalOutlook(
            goal: goal,
            distance: distance,
            course: course,
            state: state,
            progress: progress(to: goal, distance, isDone: state == .reached),
            pace: state == .reached ? nil : goal.by.flatMap { pace(distance, from: today, to: $0) },
            keptDays: isAt && goal.range != nil ? keptDays(goal, along: points) : nil
        )
    }

    // Goal reached in the last days, but not yet when it was saved; else `nil`.
    public static func reached(in overview: Overview, since kept: Goal?) -> Goal? {
        guard let goal = overview.goal?.goal, let kept, kept.setOn != nil,
            kept.reachedOn == nil, kept.isSamePlan(as: goal), let day = goal.reachedOn,
            let newest = overview.entries.first?.weighIn.day,
            day.distance(to: newest) <= newsDays
        else { return nil }
        return goal
    }

    private func state(_ distance: Double, _ rate: Rate?) -> GoalState {
        guard let rate, rate.isClear else { return .unclear }
        return distance * rate.slope > 0 ? .towards : .away
    }

    func isNear(_ goal: Goal, at trend: Double) -> Bool {
        Self.isMet(goal, at: trend, within: Self.leastWay)
    }

    // In the range, or at a weight or beyond it as seen from the trend at the start.
    static func isMet(_ goal: Goal, at trend: Double, within: Double = nearest) -> Bool {
        let (low, high) = (goal.bounds.lowerBound - within, goal.bounds.upperBound + within)
        let start = goal.trend ?? trend
        if goal.range == nil, (start - goal.weight).magnitude >= Self.nearest {
            return start > goal.weight ? trend < high : trend > low
        }
        return low < trend && trend < high
    }

    // Measured to the bound nearest to the trend at the start.
    private func progress(to goal: Goal, _ distance: Double, isDone: Bool) -> GoalProgress? {
        guard let start = goal.trend else { return nil }
        let whole = goal.distance(from: start)
        guard whole.magnitude >= Self.nearest else { return nil }
        let rest = isDone || whole * distance < 0 ? 0 : distance.magnitude
        return GoalProgress(done: max(0, whole.magnitude - rest), of: whole.magnitude)
    }

    private func pace(_ distance: Double, from today: Day, to day: Day) -> Double? {
        let days = today.distance(to: day)
        return days > 0 ? distance / Double(days) * 7 : nil
    }

    private func keptDays(_ goal: Goal, along points: [TrendPoint]) -> Int? {
        let kept = points.reversed().prefix { Self.isMet(goal, at: $0.trend) }
        guard let first = kept.last, let last = points.last else { return nil }
        // The goal may have been held since years that are not read.
        let day = kept.count == points.count ? goal.reachedOn.map { min($0, first.day) } : nil
        return (day ?? first.day).distance(to: last.day)
    }

    private func course(to goal: Double, distance: Double, rate: Rate?, today: Day) -> GoalCourse {
        if distance.magnitude < Self.nearest { return .reached }
        guard let rate, rate.isClear, rate.isCurrent(on: today) else { return .unknown }
        let rest = goal - rate.weight
        // The line passes the goal before the trend does, and then gives no date.
        if rest * distance <= 0 { return .unknown }
        if rest * rate.slope < 0 { return .away }
        return expected(rate.daysUntil(goal), after: rate.lastDay, today)
    }

    private func expected(
        _ days: (first: Int?, last: Int?),
        after lastDay: Day,
        _ today: Day
    ) -> GoalCourse {
        let latest = today.advanced(by: Rate.furthest)
        guard let first = days.first.map(lastDay.advanced), first <= latest else {
            return .unknown
        }
        guard let last = days.last.map(lastDay.advanced), last <= latest else {
            return .notBefore(max(first, today))
        }
        // The forecast is in the past: the rate no longer holds.
        return last < today ? .unknown : .expected(max(first, today)...last)
    }
}
