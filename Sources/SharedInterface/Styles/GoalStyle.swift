import CursesCore
package import DataSource

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

    // Without a unit beside a distance, which has it.
    package func text(_ goal: Goal, hasUnit: Bool = true) -> String {
        goal.range.map { weight.range($0, days.string, hasUnit: hasUnit) }
            ?? weight.text(goal.weight)
    }

    // Text beside the goal.
    package func standing(_ outlook: GoalOutlook) -> String {
        switch outlook.keptDays {
        case 0: return days.string("in your range")
        case 1: return days.string("in your range for 1 day")
        case let count?: return days.string("in your range for \(count) days")
        case nil: break
        }
        if outlook.state == .reached, let reached = reached(outlook) { return reached }
        if outlook.course == .untested { return days.string("at the goal for under a week") }
        return days.string("\(weight.distance(outlook.distance)) to go")
    }

    // Text below the goal.
    package func notes(_ outlook: GoalOutlook) -> [String] {
        if case .passed = outlook.course { return [beyond(outlook.distance)] }
        guard outlook.state != .reached else { return [] }
        let isLost = outlook.goal.range == nil
        let first = outlook.isFirstWeighIn ? days.string("first weigh-in at the goal") : nil
        return [isLost ? reached(outlook) : nil, first, pace(outlook) ?? planned(outlook)]
            .compactMap(\.self)
    }

    package func progress(_ outlook: GoalOutlook) -> String? {
        guard outlook.state != .reached, let progress = outlook.progress else { return nil }
        let (done, whole) = (weight.amountNumber(progress.done), weight.amount(progress.of))
        return days.string("\(done) of \(whole) done")
    }

    // Omits the year within 365 days.
    package func pace(_ outlook: GoalOutlook) -> String? {
        guard let pace = outlook.pace, let day = outlook.goal.by else { return nil }
        let isSoon = today.distance(to: day) < 365
        let end = isSoon ? days.date(day, near: day) : days.month(day)
        return days.string("\(weight.amount(pace.magnitude)) a week until \(end)")
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
