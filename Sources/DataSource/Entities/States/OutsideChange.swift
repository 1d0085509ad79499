// A change of shown data by another process or the clock.
public enum OutsideChange: Hashable, Sendable {
    case keys(Set<String>)
    case today(Day)
}
