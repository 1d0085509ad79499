/// How the cells of a column stand to one another.
nonisolated public enum TableColumnAlignment: Hashable, Sendable {
    case automatic, leading, center, trailing
    /// Numbers end in the same column.
    case numeric

    var horizontal: HorizontalAlignment {
        switch self {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}
