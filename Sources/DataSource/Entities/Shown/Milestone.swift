// A good thing that a weigh-in is the first to make true.
public enum Milestone: Hashable, Sendable {
    // Kilograms and days since the goal was set.
    case goalReached(Goal, way: Double, days: Int)
    case firstAtGoal
    case halfway(to: Goal)
    // Kilograms towards the goal, a whole number of steps of the unit.
    case onTheWay(Double, since: Day)
    // `nil` if no weigh-in was as low.
    case lowest(since: Day?)
    case highest(since: Day?)
    case daysInARow(Int)
}
