import DataSource

extension GoalService {
    // Searches all years since the goal was set for the day it was reached, after a change to days
    // that `loadRecent` leaves out.
    func review(_ change: DataChange) {
        let day: Day
        switch change {
        case .imported, .completed, .replaced: day = .first
        case .savedWeighIn(let new, let old, _): day = min(new.day, old?.day ?? new.day)
        case .deletedWeighIn(let old, _): day = old.day
        case .savedPerson, .addedPerson, .deletedPerson, .changedHeight, .movedWeighIn: return
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
        return Self.set(goal, on: today, trend: points.last?.trend)
    }

    // Tolerates small later changes of the trend; false if the weigh-ins of the day or of a week
    // later are gone.
    private func hasMet(_ goal: Goal, on day: Day, _ points: [TrendPoint]) -> Bool {
        guard day != goal.setOn, let first = points.first, first.day <= day else { return true }
        return points.contains { $0.day == day && isNear(goal, at: $0.trend) }
            && points.contains { day.distance(to: $0.day) >= Self.heldDays }
    }
}
