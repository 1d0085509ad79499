/// What the numbers of an axis count, which decides where its ticks fall.
nonisolated public enum PlottableScale: Hashable, Sendable {
    /// Plain numbers: ticks fall on round ones.
    case number
    /// Whole days from 1 January 1970: ticks fall on days, weeks, months, quarters or years.
    case calendar
    /// Texts, one beside the other.
    case category
}
