// In which order the numbers of a date stand.
public enum DayOrder: String, CaseIterable, Hashable, Sendable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
    case yearFirst = "ymd"
}
