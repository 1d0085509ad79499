import CursesCore
package import DataSource
package import Model

// Texts for a goal and its distance.
package struct GoalStyle {
    private let weight: WeightStyle
    private let days: DayStyle
    private let today: Day

    package init(_ weight: WeightStyle, _ days: DayStyle, today: Day) {
        self.weight = weight
        self.days = days
        self.today = today
    }

    package func text(_ goal: Goal) -> String {
        goal.range.map { weight.range($0, days.string) } ?? weight.text(goal.weight)
    }

    // Text beside the goal. The distance is that of the trend, which is named unless it is shown.
    package func standing(_ outlook: GoalOutlook, namesTrend: Bool = true) -> String {
        switch outlook.keptDays {
        case 0: return days.string("in your range")
        case let count?: return days.string("in your range for \(count) days")
        case nil: break
        }
        if outlook.state == .reached, let reached = reached(outlook) { return reached }
        if outlook.course == .untested { return days.string("at the goal for under a week") }
        let distance = weight.distance(outlook.distance)
        return outlook.differingTrend.flatMap { namesTrend ? $0 : nil }.map {
            days.string("trend \(weight.mean($0)): \(distance) to go")
        } ?? days.string("\(distance) to go")
    }

    // Text below the goal.
    package func notes(_ outlook: GoalOutlook) -> [String] {
        if case .passed = outlook.course { return [beyond(outlook.distance)] }
        guard outlook.state != .reached else { return [] }
        let isLost = outlook.goal.range == nil
        let first = outlook.isFirstWeighIn ? days.string("first weigh-in at the goal") : nil
        let planned = outlook.pace == nil ? self.planned(outlook) : nil
        return [
            isLost ? reached(outlook) : nil, first, paces(outlook).first ?? planned,
        ]
        .compactMap(\.self)
    }

    package func progress(_ outlook: GoalOutlook) -> String? {
        guard outlook.state != .reached, let progress = outlook.progress else { return nil }
        let (done, whole) = (weight.amountNumber(progress.done), weight.amount(progress.of))
        return days.string("\(done) of \(whole) done")
    }

    // The longest text first. One sentence about the date, since two dates would contradict.
    package func paces(_ outlook: GoalOutlook) -> [String] {
        guard let pace = outlook.pace, let day = outlook.goal.by else { return [] }
        let end = end(day)
        let needed = weight.amount(pace.magnitude)
        guard let own = outlook.ownPace else {
            return [days.string("\(needed) a week until \(end)")]
        }
        guard !outlook.isOnCourse else {
            guard case .expected(let range) = outlook.course else {
                return [days.string("on course for \(end)")]
            }
            return [
                days.string("on course: \(days.months(range))"),
                days.string("on course for \(end)"),
            ]
        }
        let done = pace * own > 0 ? weight.amountNumber(own.magnitude) : weight.change(own)
        let number = weight.amountNumber(pace.magnitude)
        return [
            days.string("needs \(needed) a week until \(end), you have \(done)"),
            days.string("needs \(number) a week, you have \(done)"),
            days.string("\(done) of \(needed) a week"),
        ]
    }

    // Omits the year within 365 days.
    private func end(_ day: Day) -> String {
        let isSoon = today.distance(to: day) < 365
        return isSoon ? days.date(day, near: day) : days.month(day)
    }

    // Empty if the pace already says it.
    package func courseTexts(_ outlook: GoalOutlook) -> [String] {
        guard outlook.pace == nil || outlook.ownPace == nil else { return [] }
        return days.texts(outlook.course, near: today)
    }

    // The rest of a line that begins with the distance, the longest text first.
    package func outlooks(_ outlook: GoalOutlook) -> [String] {
        let paces = outlook.state == .reached ? [] : paces(outlook)
        let texts = paces + courseTexts(outlook)
        return texts.isEmpty ? Array(notes(outlook).prefix(1)) : texts
    }

    // Lines below the fields of a goal.
    package func lines(_ plan: GoalPlan) -> [String] {
        let outlook = plan.outlook
        let way = progress(outlook) ?? standing(outlook)
        let own = outlook.goal.by == nil ? outlook.ownPace : nil
        let pace =
            paces(outlook).dropFirst().first ?? paces(outlook).first
            ?? own.map { days.string("\(weight.changeText($0)) a week now") }
        return [[way, pace].compactMap(\.self).joined(separator: " · ")]
            + (plan.steps.isEmpty ? [] : [plan.steps.map(step).joined(separator: "  ")])
    }

    private func step(_ step: GoalStep) -> String {
        (step.isDone ? "✓ " : "○ ") + weight.bound(step.weight)
    }

    package func warning(_ plan: GoalPlan) -> String? {
        plan.healthyWeights.map { healthy in
            let range = weight.range(healthy, days.string)
            return days.string("outside the healthy range, \(range)")
        }
    }

    package func text(_ start: GoalStart) -> String {
        "\(weight.text(start.trend)), \(days.short(start.day, today: today))"
    }

    // The day of a goal without a pace to it.
    private func planned(_ outlook: GoalOutlook) -> String? {
        guard let day = outlook.goal.by else { return nil }
        let date = days.date(day, near: today)
        return outlook.isOverdue
            ? days.string("planned for \(date), now past")
            : days.string("planned for \(date)")
    }

    private func reached(_ outlook: GoalOutlook) -> String? {
        outlook.goal.reachedOn.map { days.string("reached on \(days.date($0, near: today))") }
    }

    private func beyond(_ distance: Double) -> String {
        let amount = weight.distance(distance)
        return days.string(distance > 0 ? "\(amount) below" : "\(amount) above")
    }
}

extension GoalOutlook {
    // True if the pace of the last weeks is at least the needed one.
    fileprivate var isOnCourse: Bool {
        guard let pace, let ownPace else { return false }
        return pace * ownPace > 0 && ownPace.magnitude >= pace.magnitude
    }
}

// The end of a line about a weigh-in.
extension GoalStyle {
    package func text(_ milestone: Milestone) -> String {
        switch milestone {
        case .goalReached(let goal, let way, let count):
            goalReached(text(goal), way, count)
        case .firstAtGoal: days.string("first weigh-in at the goal")
        case .halfway(let goal): days.string("half-way to \(text(goal))")
        case .onTheWay(let way, let since): onTheWay(way, days.date(since, near: today))
        case .lowest(let since?): days.string("lowest since \(days.month(since))")
        case .lowest(nil): days.string("lowest weight so far")
        case .highest(let since?): days.string("highest since \(days.month(since))")
        case .highest(nil): days.string("highest weight so far")
        case .daysInARow(let count): days.string("\(count) days in a row")
        }
    }

    private func goalReached(_ goal: String, _ way: Double, _ count: Int) -> String {
        let amount = weight.amount(way)
        return way < 0.1 || count < 1
            ? days.string("goal reached: \(goal)")
            : days.string("goal reached: \(goal), \(amount) in \(count) days")
    }

    private func onTheWay(_ way: Double, _ day: String) -> String {
        let amount = weight.amount(way.magnitude)
        return way < 0
            ? days.string("\(amount) down since \(day)") : days.string("\(amount) up since \(day)")
    }
}
