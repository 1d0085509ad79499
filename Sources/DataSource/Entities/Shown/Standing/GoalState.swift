// A goal as programs read it; the names are those of JSON.
public enum GoalState: String, Hashable, Sendable {
    case none
    case towards
    case away
    case unclear
    case reached
    // The newest weigh-ins are too old to tell.
    case stale
}
