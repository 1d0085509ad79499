// What changes what is shown although nobody here did anything.
public enum OutsideChange: Hashable, Sendable {
    case keys(Set<String>)
    case today(Day)
}
