/// Purpose of a button.
nonisolated public enum ButtonRole: Hashable, Sendable {
    /// Deletes data.
    case destructive
    /// Cancels without a change.
    case cancel
    /// Confirms.
    case confirm
    /// Closes the presentation.
    case close
}
