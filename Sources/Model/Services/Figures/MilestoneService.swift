public import DataSource

// Finds the best thing that a weigh-in is the first to make true.
public struct MilestoneService: Sendable {
    static let streaks = [7, 30, 100, 365]
    // Days: a lower weight that is nearer is still in mind.
    static let memory = 30

    private let appDependencies: AppDependencies
    private var ageService: AgeService { AgeService(appDependencies) }
    private var categoryService: CategoryService { CategoryService(appDependencies) }
    private var settingsService: SettingsService { SettingsService(appDependencies) }
    private var trendService: TrendService { TrendService(appDependencies) }
    private var unitService: UnitService { UnitService() }
    private var weighInRepository: WeighInRepository { appDependencies.weighInRepository }
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // `nil` under 20, below the healthy range, and for a weigh-in that is not the newest.
    public func milestone(of saved: WeighIn, _ person: Person) -> Milestone? {
        let settings = settingsService.newest(Settings())
        guard settings.tellsMilestones, isHealthy(saved, person, settings),
            let recent = try? recent(saved, person).weighIns.values, recent.last?.id == saved.id
        else { return nil }
        let earlier = Array(recent.dropLast())
        return onTheWay(saved, after: earlier, person, settings)
            ?? extreme(saved, after: earlier, person, settings)
            ?? streak(saved, after: earlier, person)
    }

    // The trend on the way to a goal needs more than the last weeks.
    private func recent(_ saved: WeighIn, _ person: Person) throws(StorageError) -> RecentWeighIns {
        if person.goal?.setOn != nil {
            return try weighInService.loadRecent(of: person, today: saved.day)
        }
        return try weighInRepository.load(of: person.id) { weighIns in
            weighIns.contains { $0.day.distance(to: saved.day) >= Self.memory }
        }
    }

    private func isHealthy(_ saved: WeighIn, _ person: Person, _ settings: Settings) -> Bool {
        guard ageService.isAdult(person, on: saved.day) else { return false }
        let healthy = healthyWeights(saved, settings)
        return healthy.map { saved.weight >= $0.lowerBound } ?? true
    }

    private func healthyWeights(
        _ saved: WeighIn,
        _ settings: Settings
    ) -> ClosedRange<Double>? {
        categoryService.healthyRange(
            height: saved.height,
            scheme: settingsService.scheme(of: settings)
        )
    }
}

// Compares the trends with and without the weigh-in.
extension MilestoneService {
    private func onTheWay(
        _ saved: WeighIn,
        after earlier: [WeighIn],
        _ person: Person,
        _ settings: Settings
    ) -> Milestone? {
        guard var goal = person.goal, let setOn = goal.setOn, let start = goal.trend else {
            return nil
        }
        goal.reachedOn = nil
        let points = trendService.trend(of: earlier + [saved], as: settings.trend)
        let before = trendService.trend(of: earlier, as: settings.trend)
        let isReached = GoalService.reachedDay(goal, along: before) != nil
        let way = goal.distance(from: start).magnitude
        if !isReached, GoalService.reachedDay(goal, along: points) != nil {
            return .goalReached(goal, way: way, days: setOn.distance(to: saved.day))
        }
        guard !isReached, let trend = points.last?.trend else { return nil }
        if GoalService.isFirstWeighIn(points, at: goal),
            !GoalService.isFirstWeighIn(before, at: goal)
        {
            return .firstAtGoal
        }
        guard way >= GoalService.leastWay else { return nil }
        let sign: Double = goal.distance(from: start) > 0 ? 1 : -1
        let furthest =
            before.filter { $0.day >= setOn }.map { sign * ($0.trend - start) }.max() ?? 0
        let gone = sign * (trend - start)
        if furthest < way / 2, way / 2 <= gone { return .halfway(to: goal) }
        let step = Double(
            tenBillionths: settings.weightUnit.milestone * unitService.size(of: settings.weightUnit)
        )
        let whole = (gone / step).rounded(.down) * step
        return whole > max(0, furthest) ? .onTheWay(sign * whole, since: setOn) : nil
    }
}

extension MilestoneService {
    // Towards the goal, or else towards the healthy range. Returned once for each month in which
    // there was such a weight.
    private func extreme(
        _ saved: WeighIn,
        after earlier: [WeighIn],
        _ person: Person,
        _ settings: Settings
    ) -> Milestone? {
        let healthy = healthyWeights(saved, settings)
        let better = GoalService.isLossBetter(person.goal, healthy, weight: saved.weight)
        let isLoss = better == true
        func isAsFar(_ weighIn: WeighIn, as other: WeighIn) -> Bool {
            isLoss ? weighIn.weight <= other.weight : weighIn.weight >= other.weight
        }
        guard better != nil,
            !earlier.contains(where: {
                isAsFar($0, as: saved) && $0.day.distance(to: saved.day) < Self.memory
            }),
            let all = try? weighInRepository.load(
                of: person.id,
                until: { weighIns in
                    weighIns.contains { $0.id != saved.id && isAsFar($0, as: saved) }
                }
            ).weighIns.values.filter({ $0.id != saved.id }),
            let first = all.first, first.day.distance(to: saved.day) >= Self.memory
        else { return nil }
        let since = all.last { isAsFar($0, as: saved) }?.day
        // The furthest of the last weeks may have told it.
        let lately = all.filter { $0.day.distance(to: saved.day) < Self.memory }
        let furthest = lately.reduce(lately.first) { other, weighIn in
            other.map { isAsFar($0, as: weighIn) ? $0 : weighIn }
        }
        if let furthest {
            let old = all.last { $0.comes(before: furthest) && isAsFar($0, as: furthest) }?.day
            if old.map({ [$0.year, $0.month] }) == since.map({ [$0.year, $0.month] }) {
                return nil
            }
        }
        return isLoss ? .lowest(since: since) : .highest(since: since)
    }

    private func streak(
        _ saved: WeighIn,
        after earlier: [WeighIn],
        _ person: Person
    ) -> Milestone? {
        guard let oldest = earlier.first, earlier.last?.day == saved.day.advanced(by: -1),
            let longest = Self.streaks.last
        else { return nil }
        var count = daysInARow(earlier, before: saved)
        if saved.day.advanced(by: -count) < oldest.day {
            let first = saved.day.advanced(by: -longest)
            let all = try? weighInRepository.load(of: person.id) { weighIns in
                weighIns.contains { $0.day <= first }
            }
            count = daysInARow(all?.weighIns.values ?? [], before: saved)
        }
        return Self.streaks.contains(count) ? .daysInARow(count) : nil
    }

    // With the day of the weigh-in itself.
    private func daysInARow(_ weighIns: [WeighIn], before saved: WeighIn) -> Int {
        let days = Set(weighIns.map(\.day))
        var count = 1
        while days.contains(saved.day.advanced(by: -count)) { count += 1 }
        return count
    }
}

extension WeightUnit {
    // Kilograms, or else pounds, between two steps of a way.
    fileprivate var milestone: Int {
        switch self {
        case .kilograms: 5
        case .pounds: 10
        case .stones: 14
        }
    }
}
