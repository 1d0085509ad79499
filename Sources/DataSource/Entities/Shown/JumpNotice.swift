// The result of a jump to a day without a weigh-in.
public enum JumpNotice: Hashable, Sendable {
    case nearest(Day, to: Day)
    case nothing
}
