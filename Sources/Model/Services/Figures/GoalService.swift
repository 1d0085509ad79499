public import DataSource

public struct GoalService: Sendable {
    // What is nearer is shown as nothing.
    static let nearest = 0.05
    // Whoever is no further from it sways around it and is on no way.
    static let leastWay = 0.5
    static let turn = 1.0 / 3
    static let furthest = 1096
    static let closeDays = 7
    static let wayDays = 182

    public init(_ appDependencies: AppDependencies) {}

    public func outlook(
        to goal: Double,
        along points: [TrendPoint],
        rate: Rate?,
        today: Day
    ) -> GoalOutlook? {
        guard let now = points.last?.trend else { return nil }
        let distance = goal - now
        let course =
            hasPassed(goal, along: points)
            ? .passed : course(to: goal, distance: distance, rate: rate, today: today)
        return GoalOutlook(distance: distance, course: course)
    }

    // What lies longer ago was another way.
    public func progress(to goal: Double, along points: [TrendPoint], today: Day) -> GoalProgress? {
        let first = today.advanced(by: -Self.wayDays)
        guard let now = points.last?.trend, (goal - now).magnitude >= Self.nearest,
            points.count > 1, !hasPassed(goal, along: points)
        else { return nil }
        let isAbove = now > goal
        let start = points.reversed().prefix { $0.day >= first }
            .max { isAbove ? $0.trend < $1.trend : $0.trend > $1.trend }
        guard let start else { return nil }
        let share = (start.trend - now) / (start.trend - goal)
        return GoalProgress(start: start.trend, day: start.day, share: share)
    }

    // The way began on the side where it is first known to have been one, however far the trend then
    // went beyond the goal. Whoever went further beyond it than that way was long, turned around and came
    // back by a good part is on another, back to the goal.
    private func hasPassed(_ goal: Double, along points: [TrendPoint]) -> Bool {
        guard let now = points.last?.trend, (goal - now).magnitude >= Self.nearest else {
            return false
        }
        func beyond(_ point: TrendPoint) -> Double {
            now > goal ? point.trend - goal : goal - point.trend
        }
        let start =
            points.first { beyond($0).magnitude >= Self.leastWay }
            ?? points.first { beyond($0).magnitude >= Self.nearest }
        guard let start, beyond(start) < 0 else { return false }
        var (least, most) = (0.0, 0.0)
        for point in points {
            least = min(least, beyond(point))
            most = max(most, beyond(point))
        }
        return most <= -least || most - (now - goal).magnitude <= Self.turn * most
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
