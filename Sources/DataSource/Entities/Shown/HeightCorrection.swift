// Scope of a new height: weigh-ins with the old one, or all from a day on.
public enum HeightCorrection: Hashable, Sendable {
    case wasWrong
    case changed(from: Day)
    // All weigh-ins from this day on; `nil` for all.
    case holds(from: Day?)
}
