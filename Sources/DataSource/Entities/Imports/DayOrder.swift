// Order of the numbers in a date.
public enum DayOrder: String, CaseIterable, Hashable, Sendable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
    case yearFirst = "ymd"
}
