/// Whether a part of a view is shown.
nonisolated public enum Visibility: Hashable, Sendable, CaseIterable {
    case automatic, visible, hidden
}
