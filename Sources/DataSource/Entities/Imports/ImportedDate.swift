public enum ImportedDate: Hashable, Sendable {
    case day(Day)
    // Three numbers whose order is not known yet.
    case parts(Int, Int, Int)
    // Seconds since 1970, in UTC.
    case instant(Int)
}
