/// What pressing a button means.
nonisolated public enum ButtonRole: Hashable, Sendable {
    /// Something will be gone.
    case destructive
    /// Nothing will happen.
    case cancel
    /// The person agrees.
    case confirm
    /// The presentation goes away.
    case close
}
