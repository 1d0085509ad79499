/// Actions that a view reads from the environment.
extension EnvironmentValues {
    /// The refresh action; `nil` unless a view sets it.
    @Entry public var refresh: RefreshAction?
    /// The action that asks for a review. Has no effect in a terminal.
    @Entry public var requestReview = RequestReviewAction()
}

/// Refreshes data. Has no effect in a terminal.
nonisolated public struct RefreshAction: Sendable {
    /// Does nothing.
    public func callAsFunction() async {}
}

/// Asks for a review. Has no effect in a terminal.
nonisolated public struct RequestReviewAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}
