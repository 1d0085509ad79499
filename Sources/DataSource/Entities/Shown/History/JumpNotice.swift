// Where a jump to a day has led that has no weigh-in.
public enum JumpNotice: Hashable, Sendable {
    case nearest(Day, to: Day)
    case nothing
}
