/// Alignment of a column's cells.
nonisolated public enum TableColumnAlignment: Hashable, Sendable {
    case automatic, leading, center, trailing
    /// Aligns numbers to the right.
    case numeric

    var horizontal: HorizontalAlignment {
        switch self {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}
