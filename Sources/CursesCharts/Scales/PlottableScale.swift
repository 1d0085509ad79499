/// Scale of an axis, which decides the position of its ticks.
nonisolated public enum PlottableScale: Hashable, Sendable {
    /// Numbers, with ticks at round ones.
    case number
    /// Days since 1 January 1970, with ticks at days, weeks, months, quarters or years.
    case calendar
    /// Categories side by side.
    case category
}
