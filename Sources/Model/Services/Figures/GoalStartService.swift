public import DataSource

// From which side a goal is reached.
public struct GoalStartService: Sendable {
    private let localTimeClient: LocalTimeClient
    private let trendService: TrendService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        localTimeClient = appDependencies.localTimeClient
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    // The trend on the day on which a goal is set; nil before the first weigh-in. A goal that is set so near
    // that the trend sways around it is reached from where the trend came.
    func start(of person: Person, setOn today: Day) -> GoalStart? {
        guard let goal = person.goalWeight,
            let recent = try? weighInService.loadRecent(of: person, today: today),
            case let points = trendService.trend(of: recent.weighIns.values),
            let last = points.last
        else { return nil }
        func isFar(_ point: TrendPoint) -> Bool {
            (point.trend - goal).magnitude >= GoalService.leastWay
        }
        return GoalStart(
            goal: goal,
            day: today,
            trend: (points.last(where: isFar) ?? last).trend
        )
    }

    // Kept with the person since the goal was set. Older versions did not keep it: then the goal is
    // taken to be as old as the last change of the person, and all years are read where the recent
    // ones leave the side open.
    public func start(
        of person: Person,
        among weighIns: [WeighIn],
        isWhole: Bool = false
    ) -> GoalStart? {
        guard let goal = person.goalWeight else { return nil }
        if let start = person.goalStart, start.goal == goal { return start }
        let day = localTimeClient.localTime(person.changedAt).day
        let points = trendService.trend(of: weighIns)
        guard let first = points.first, let now = points.last?.trend else { return nil }
        let start = start(to: goal, along: points, since: day)
        // A goal that is now above the trend, and was when the person last changed, may have been
        // reached before that change.
        let isOpen = now < goal && start.map { $0.trend < goal } ?? true
        if isWhole {
            return isOpen ? self.start(to: goal, along: points, since: first.day) : start
        }
        let isSettled = first.day.distance(to: day) >= WeighInService.settlingDays
        guard isOpen || !isSettled, let all = try? weighInService.load(of: person).values else {
            return start
        }
        return self.start(of: person, among: all, isWhole: true)
    }

    private func start(to goal: Double, along points: [TrendPoint], since day: Day) -> GoalStart? {
        let before = points.lastIndex { $0.day <= day } ?? 0
        let rest = points[before...]
        let start =
            rest.first { ($0.trend - goal).magnitude >= GoalService.leastWay }
            ?? rest.first { ($0.trend - goal).magnitude >= GoalService.nearest }
        return start.map { GoalStart(goal: goal, day: $0.day, trend: $0.trend) }
    }
}
