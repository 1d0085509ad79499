public import DataSource

public struct GoalService: Sendable {
    // What is nearer is shown as nothing.
    static let nearest = 0.05
    // Within this distance the trend sways around the goal.
    static let leastWay = 0.5
    static let furthest = 1096
    static let closeDays = 7
    static let wayDays = 182

    public init(_ appDependencies: AppDependencies) {}

    public func outlook(
        to goal: Double,
        from side: Double?,
        along points: [TrendPoint],
        rate: Rate?,
        today: Day
    ) -> GoalOutlook? {
        guard let last = points.last else { return nil }
        let distance = goal - last.trend
        let course =
            hasPassed(goal, from: side, to: last.trend)
            ? .passed : course(to: goal, distance: distance, rate: rate, today: today)
        let age = (rate?.lastDay ?? last.day).distance(to: today)
        let state: GoalState =
            switch course {
            case .reached, .passed: .reached
            case .away: .away
            case .expected, .notBefore: .towards
            case .unknown where age >= RateWindow.month.days: .stale
            case .unknown: self.state(distance, rate)
            }
        return GoalOutlook(distance: distance, course: course, state: state)
    }

    private func state(_ distance: Double, _ rate: Rate?) -> GoalState {
        guard let rate, rate.isClear else { return .unclear }
        return distance * rate.slope > 0 ? .towards : .away
    }

    // What lies longer ago was another way.
    public func progress(
        to goal: Double,
        from side: Double?,
        along points: [TrendPoint],
        today: Day
    ) -> GoalProgress? {
        let first = today.advanced(by: -Self.wayDays)
        guard let now = points.last?.trend, (goal - now).magnitude >= Self.nearest,
            points.count > 1, !hasPassed(goal, from: side, to: now)
        else { return nil }
        let isAbove = now > goal
        let start = points.reversed().prefix { $0.day >= first }
            .max { isAbove ? $0.trend < $1.trend : $0.trend > $1.trend }
        guard let start else { return nil }
        let share = (start.trend - now) / (start.trend - goal)
        return GoalProgress(start: start.trend, day: start.day, share: share)
    }

    // A goal stays reached, however far the trend goes beyond it, until it is changed.
    private func hasPassed(_ goal: Double, from side: Double?, to now: Double) -> Bool {
        guard let side else { return false }
        let ends = [side - goal, now - goal]
        return ends.allSatisfy { $0.magnitude >= Self.nearest } && ends[0] * ends[1] < 0
    }

    private func course(to goal: Double, distance: Double, rate: Rate?, today: Day) -> GoalCourse {
        if distance.magnitude < Self.nearest { return .reached }
        guard let rate, rate.isClear, rate.goesOn(until: today) else { return .unknown }
        let rest = goal - rate.weight
        // The line is there before the trend is, and no longer says when that follows.
        if rest * distance <= 0 { return .unknown }
        if rest * rate.slope < 0 { return .away }
        return expected(rest, rate, today)
    }

    private func expected(_ rest: Double, _ rate: Rate, _ today: Day) -> GoalCourse {
        let slopes = rate.slopes
        let fast = rest > 0 ? slopes.upperBound : slopes.lowerBound
        let slow = rest > 0 ? slopes.lowerBound : slopes.upperBound
        let last = today.advanced(by: Self.furthest)
        guard let first = day(rest / fast, after: rate.lastDay), first <= last else {
            return .unknown
        }
        guard let end = day(rest / slow, after: rate.lastDay), end <= last else {
            return .notBefore(max(first, today))
        }
        // The forecast lies in the past: the rate no longer holds.
        if end < today { return .unknown }
        let line = day(rest / rate.slope, after: rate.lastDay) ?? end
        if first.distance(to: end) <= Self.closeDays {
            return .expected(max(line, today)...max(line, today))
        }
        return .expected(max(first, today)...end)
    }

    private func day(_ days: Double, after day: Day) -> Day? {
        guard days.isFinite, days < Double(2 * Self.furthest) else { return nil }
        return day.advanced(by: Int(days.rounded(.up)))
    }
}
