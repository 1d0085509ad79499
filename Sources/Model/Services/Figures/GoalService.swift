public import DataSource

public struct GoalService: Sendable {
    // Smaller distances are shown as 0.
    static let nearest = 0.05
    // Within this distance the trend counts as holding the goal.
    static let leastWay = 0.5
    // Days between two trends that must both be at a goal: the newest one sways by 0.4 kg, and
    // asked alone it told 9 of 10 people who stopped 0.5 kg above their goal that it was reached.
    static let heldDays = 7
    // Days after which a reached goal is no longer announced.
    static let newsDays = 14
    // Share of the weight a week: a faster pace is hard to keep and costs muscle.
    static let mostWeeklyShare = 0.01

    let personRepository: PersonRepository
    let settingsService: SettingsService
    let todayService: TodayService
    let trendService: TrendService
    let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        personRepository = appDependencies.personRepository
        settingsService = SettingsService(appDependencies)
        todayService = TodayService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    // Starts the history of a goal at the trend of the day, or at an earlier one.
    public func set(
        _ goal: Goal,
        of person: Person,
        on today: Day,
        from start: GoalStart? = nil
    ) -> Goal {
        var goal = Self.set(goal, on: today, along: points(of: person, today))
        if let start { (goal.setOn, goal.trend) = (start.day, start.trend) }
        return goal
    }

    // Reached at once if the trend was there a week ago too; a range is to be kept.
    static func set(_ goal: Goal, on today: Day, along points: [TrendPoint]) -> Goal {
        var goal = Goal(goal.bounds, by: goal.by)
        (goal.setOn, goal.trend) = (today, start(of: goal, along: points))
        let earlier = points.last { $0.day.distance(to: today) >= heldDays }
        let needed = goal.range == nil ? [earlier, points.last] : [points.last]
        let isHeld = needed.allSatisfy { point in
            point.map { isMet(goal, at: $0.trend) } ?? false
        }
        goal.reachedOn = isHeld ? today : nil
        return goal
    }

    // The way to a weight that was just passed began on its other side.
    private static func start(of goal: Goal, along points: [TrendPoint]) -> Double? {
        let rest = goal.weight - (points.last?.trend ?? 0)
        let isNear = goal.range == nil && rest.magnitude < leastWay
        let passed = points.last {
            isNear && ($0.trend - goal.weight) * rest > nearest * rest.magnitude
        }
        return (passed ?? points.last)?.trend
    }

    // Shown before saving, so that the date can still be changed.
    func warnings(about person: Person, on today: Day) -> [EntryWarning] {
        guard person.goal?.by != nil, let trend = points(of: person, today).last?.trend else {
            return []
        }
        return warnings(about: person, trend: trend, today)
    }

    func warnings(about person: Person, trend: Double, _ today: Day) -> [EntryWarning] {
        guard let goal = person.goal, let day = goal.by,
            let pace = pace(goal.distance(from: trend), from: today, to: day),
            pace.magnitude > Self.mostWeeklyShare * trend
        else { return [] }
        return [.fastGoal(weekly: pace)]
    }

    private func points(of person: Person, _ today: Day) -> [TrendPoint] {
        let recent = try? weighInService.loadRecent(of: person, today: today)
        let kind = settingsService.newest(Settings()).trend
        return recent.map { trendService.trend(of: $0.weighIns.values, as: kind) } ?? []
    }

    public func outlook(
        to goal: Goal,
        of person: Person? = nil,
        along points: [TrendPoint],
        rate: Rate?,
        today: Day
    ) -> GoalOutlook? {
        guard let last = points.last, let first = points.first else { return nil }
        let goal = followed(goal, of: person, along: points, today)
        let distance = goal.distance(from: last.trend)
        let course = course(of: goal, last, distance, rate, today)
        let age = (rate?.lastDay ?? last.day).distance(to: today)
        let state: GoalState =
            switch course {
            case .reached, .passed: .reached
            case .away: .away
            case .expected, .notBefore, .untested: .towards
            case .unknown where age >= RateWindow.month.days: .stale
            case .unknown: self.state(distance, rate)
            }
        let isEarly =
            points.count < RateService.leastPaceDays
            || first.day.distance(to: last.day) + 1 < RateService.leastPaceSpan
        return GoalOutlook(
            goal: goal,
            distance: distance,
            differingTrend: Self.isMet(goal, at: last.trend) || last.isSlip
                || last.deviation.magnitude < Self.nearest ? nil : last.trend,
            course: course,
            state: state,
            progress: progress(
                to: goal,
                distance,
                isDone: state == .reached || course == .untested
            ),
            pace: state == .reached || isEarly
                ? nil : goal.by.flatMap { pace(distance, from: today, to: $0) },
            ownPace: rate?.pace(on: today).map { $0.slope * 7 },
            keptDays: isAt(goal, distance) && goal.range != nil
                ? keptDays(goal, along: points) : nil,
            isFirstWeighIn: state != .reached && Self.isFirstWeighIn(points, at: goal),
            isOverdue: state != .reached && goal.by.map { $0 < today } ?? false
        )
    }

    private func isAt(_ goal: Goal, _ distance: Double) -> Bool {
        distance.magnitude < Self.nearest && (goal.range != nil || goal.reachedOn != nil)
    }

    // True if lower weights lead to the goal, or else to the healthy weights; `nil` if none are
    // better, or if lower ones are not healthy.
    static func isLossBetter(
        _ goal: Goal?,
        _ healthy: ClosedRange<Double>?,
        weight: Double
    ) -> Bool? {
        guard let target = goal ?? healthy.map({ Goal($0) }) else { return nil }
        let way = target.distance(from: goal?.trend ?? weight)
        let isBelow = healthy.map { weight < $0.lowerBound } ?? false
        return way == 0 || way < 0 && isBelow ? nil : way < 0
    }

    // True if no earlier day since the goal was set had a weight at it.
    static func isFirstWeighIn(_ points: [TrendPoint], at goal: Goal) -> Bool {
        guard let setOn = goal.setOn, let start = goal.trend, !Self.isMet(goal, at: start) else {
            return false
        }
        let met = points.lazy.filter {
            $0.day >= setOn && !$0.isSlip && Self.isMet(goal, at: $0.weight, within: 0.005)
        }
        return met.first != nil && met.first?.day == points.last?.day
    }

    // A goal reached in the last days, unless it was met when it was set or its note was closed.
    static func news(in overview: Overview) -> Goal? {
        guard let goal = overview.goal?.goal, let setOn = goal.setOn, let day = goal.reachedOn,
            setOn < day, goal.toldOn != day,
            let newest = overview.entries.first?.weighIn.day,
            day.distance(to: newest) <= newsDays
        else { return nil }
        return goal
    }

    // After a change of rate, the line of all four weeks tells nothing of the direction.
    private func state(_ distance: Double, _ rate: Rate?) -> GoalState {
        guard let rate, rate.isClear, rate.bendDay == nil else { return .unclear }
        return distance * rate.slope > 0 ? .towards : .away
    }

    func isNear(_ goal: Goal, at trend: Double) -> Bool {
        Self.isMet(goal, at: trend, within: Self.leastWay)
    }

    // The first day since the goal was set on which the trend was at it, and a week later still.
    static func reachedDay(_ goal: Goal, along points: some Sequence<TrendPoint>) -> Day? {
        let since = goal.setOn ?? .first
        let points = points.drop { $0.day < since }
        return points.first { point in
            isMet(goal, at: point.trend)
                && points.first { point.day.distance(to: $0.day) >= heldDays }
                    .map { isMet(goal, at: $0.trend) } ?? false
        }?.day
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

    private func course(
        of goal: Goal,
        _ last: TrendPoint,
        _ distance: Double,
        _ rate: Rate?,
        _ today: Day
    ) -> GoalCourse {
        if isAt(goal, distance) { return .reached }
        if goal.range == nil {
            if goal.reachedOn != nil, isNear(goal, at: last.trend) { return .passed }
            if goal.reachedOn == nil, Self.isMet(goal, at: last.trend) { return .untested }
        }
        guard let pace = rate?.pace(on: today), let lastDay = rate?.lastDay, pace.isClear else {
            return .unknown
        }
        let target = last.trend + distance
        let rest = target - pace.weight
        // The line passes the goal before the trend does, and then gives no date.
        if rest * distance <= 0 { return .unknown }
        if rest * pace.slope < 0 { return .away }
        return expected(pace.daysUntil(target), after: lastDay, today)
    }

    private func expected(
        _ days: (first: Int?, last: Int?),
        after lastDay: Day,
        _ today: Day
    ) -> GoalCourse {
        let latest = today.advanced(by: Pace.furthest)
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

extension GoalService {
    // Searches all years since the goal was set for the day it was reached, after a change to days
    // that `loadRecent` leaves out.
    func review(_ change: DataChange) {
        let day: Day
        switch change {
        case .imported, .completed, .replaced: day = .first
        case .savedWeighIn(let new, let old, _): day = min(new.day, old?.day ?? new.day)
        case .deletedWeighIn(let old, _): day = old.day
        case .savedPerson, .addedPerson, .deletedPerson, .changedHeight, .movedWeighIn,
            .changedSettings:
            return
        }
        guard day < todayService.today().advanced(by: -WeighInService.trendDays),
            let people = try? personRepository.load().values,
            let person = people.first(where: { $0.id == change.personID }),
            let goal = person.goal, let setOn = goal.setOn, goal.reachedOn != setOn,
            let weighIns = try? weighInService.load(of: person).values
        else { return }
        let kind = settingsService.newest(Settings()).trend
        let points = trendService.trend(of: weighIns, as: kind)
        var reviewed = goal
        reviewed.reachedOn = Self.reachedDay(goal, along: points)
        if reviewed != goal { try? personRepository.keep(reviewed, of: person) }
    }

    func followed(
        _ goal: Goal,
        of person: Person?,
        along points: [TrendPoint],
        _ today: Day
    ) -> Goal {
        guard let setOn = goal.setOn, goal.trend.map(EntryService.weights.contains) ?? false else {
            return begun(goal, along: points, today)
        }
        var goal = goal
        if let day = goal.reachedOn, hasMet(goal, on: day, points) { return goal }
        goal.reachedOn = Self.reachedDay(goal, along: points)
        // A goal that was met when the read years begin was reached in an earlier one.
        if let first = points.first, goal.reachedOn == first.day, setOn < first.day,
            let weighIns = person.flatMap({ try? weighInService.load(of: $0).values })
        {
            let kind = settingsService.newest(Settings()).trend
            goal.reachedOn = Self.reachedDay(
                goal,
                along: trendService.trend(of: weighIns, as: kind)
            )
        }
        return goal
    }

    // A goal of older versions starts where the trend was furthest from it. If the trend has not
    // reached it since, it starts on the day it is first seen.
    private func begun(_ goal: Goal, along points: [TrendPoint], _ today: Day) -> Goal {
        let distances = points.map { goal.distance(from: $0.trend).magnitude }
        if let most = distances.max(), let start = distances.firstIndex(of: most) {
            var goal = Goal(goal.bounds, by: goal.by)
            (goal.setOn, goal.trend) = (points[start].day, points[start].trend)
            goal.reachedOn = Self.reachedDay(goal, along: points[start...])
            if most >= Self.leastWay, goal.reachedOn != nil { return goal }
        }
        return Self.set(goal, on: today, along: points)
    }

    // Tolerates small later changes of the trend; false if the weigh-ins of the day or of a week
    // later are gone.
    private func hasMet(_ goal: Goal, on day: Day, _ points: [TrendPoint]) -> Bool {
        guard day != goal.setOn, let first = points.first, first.day <= day else { return true }
        return points.contains { $0.day == day && isNear(goal, at: $0.trend) }
            && points.contains { day.distance(to: $0.day) >= Self.heldDays }
    }
}

extension GoalService {
    // `nil` without weigh-ins in the last year.
    func basis(of person: Person, _ overview: Overview, on today: Day) -> GoalBasis? {
        let starts = starts(of: person, on: today)
        guard !starts.isEmpty else { return nil }
        let pace = overview.rate?.pace(on: today)
        return GoalBasis(
            starts: starts,
            ownPace: pace.map { $0.slope * 7 },
            healthyWeights: overview.healthyWeights
        )
    }

    // Newest trend, start of the present goal, and both ends of the last year.
    private func starts(of person: Person, on today: Day) -> [GoalStart] {
        let first = today.advanced(by: -365)
        let recent = try? weighInService.weighInRepository.load(of: person.id) { weighIns in
            weighIns.contains { $0.day < first }
        }
        let kind = settingsService.newest(Settings()).trend
        let points = trendService.trend(of: recent?.weighIns.values ?? [], as: kind)
            .filter { $0.day >= first }
        let starts = points.map { GoalStart(day: $0.day, trend: $0.trend) }
        guard let now = starts.last else { return [] }
        let kept = person.goal.flatMap { goal in
            goal.setOn.flatMap { day in goal.trend.map { GoalStart(day: day, trend: $0) } }
        }
        let ends = [
            kept, starts.max { $0.trend < $1.trend }, starts.min { $0.trend < $1.trend },
        ]
        return ends.reduce(into: [now]) { starts, start in
            guard let start else { return }
            let isOther = starts.allSatisfy {
                ($0.trend - start.trend).magnitude >= Self.leastWay || start == kept && $0 != start
            }
            if isOther { starts.append(start) }
        }
    }

    func plan(
        _ goal: Goal,
        from start: GoalStart,
        _ basis: GoalBasis,
        unit: WeightUnit,
        on today: Day
    ) -> GoalPlan? {
        guard let now = basis.starts.first else { return nil }
        var goal = goal
        goal.trend = start.trend
        let distance = goal.distance(from: now.trend)
        let outlook = GoalOutlook(
            goal: goal,
            distance: distance,
            course: .unknown,
            progress: progress(
                to: goal,
                distance,
                isDone: Self.isMet(goal, at: now.trend)
            ),
            pace: goal.by.flatMap { pace(distance, from: today, to: $0) },
            ownPace: basis.ownPace,
            keptDays: goal.range != nil && distance == 0 ? 0 : nil
        )
        // A step towards the healthy range is no step out of it.
        let leavesHealthy = basis.healthyWeights.map { healthy in
            goal.bounds.lowerBound < min(healthy.lowerBound, now.trend)
                || goal.bounds.upperBound > max(healthy.upperBound, now.trend)
        }
        return GoalPlan(
            outlook: outlook,
            steps: steps(to: goal, from: start, now, unit),
            healthyWeights: leavesHealthy == true ? basis.healthyWeights : nil
        )
    }

    // Round weights between the start and the goal: each 5 of the unit, or each one of a short way.
    private func steps(
        to goal: Goal,
        from start: GoalStart,
        _ now: GoalStart,
        _ unit: WeightUnit
    ) -> [GoalStep] {
        let way = goal.distance(from: start.trend)
        let one = UnitService().size(of: unit)
        guard way.magnitude >= 2 * Double(tenBillionths: one) else { return [] }
        let isShort = way.magnitude < 10 * Double(tenBillionths: one)
        let size = Double(tenBillionths: isShort ? one : 5 * one)
        let end = start.trend + way
        let low = min(start.trend, end) + Self.leastWay
        let high = max(start.trend, end) - Self.leastWay
        guard low < high else { return [] }
        let numbers = Int((low / size).rounded(.down)) + 1...Int((high / size).rounded(.up))
        let weights = numbers.map { Double($0) * size }.filter { low < $0 && $0 < high }
        return (way < 0 ? weights.reversed() : weights).map { weight in
            GoalStep(weight: weight, isDone: way < 0 ? now.trend <= weight : now.trend >= weight)
        }
    }
}
