// State of a goal in JSON.
public enum GoalState: String, Hashable, Sendable {
    case none
    case towards
    case away
    case unclear
    case reached
    // The newest weigh-ins are too old.
    case stale
}
