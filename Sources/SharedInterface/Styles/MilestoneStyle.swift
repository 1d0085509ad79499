import CursesCore
package import DataSource

// The end of a line about a weigh-in.
package struct MilestoneStyle {
    private let weight: WeightStyle
    private let days: DayStyle
    private let today: Day

    package init(_ weight: WeightStyle, _ days: DayStyle, today: Day) {
        self.weight = weight
        self.days = days
        self.today = today
    }

    package func text(_ milestone: Milestone) -> String {
        switch milestone {
        case .goalReached(let goal, let way, let count):
            goalReached(goalStyle.text(goal), way, count)
        case .firstAtGoal: days.string("first weigh-in at the goal")
        case .halfway(let goal): days.string("half-way to \(goalStyle.text(goal))")
        case .onTheWay(let way, let since): onTheWay(way, days.date(since, near: today))
        case .lowest(let since?): days.string("lowest since \(days.month(since))")
        case .lowest(nil): days.string("lowest weight so far")
        case .highest(let since?): days.string("highest since \(days.month(since))")
        case .highest(nil): days.string("highest weight so far")
        case .daysInARow(let count): days.string("\(count) days in a row")
        }
    }

    private var goalStyle: GoalStyle { GoalStyle(weight, days, today: today) }

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
