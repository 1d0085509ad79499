/// What views can be asked to do by those below.
extension EnvironmentValues {
    /// Would load anew, which F5 does.
    @Entry public var refresh: RefreshAction?
    /// Would ask for a word in a shop, of which a terminal has none.
    @Entry public var requestReview = RequestReviewAction()
}

/// Would load anew.
nonisolated public struct RefreshAction: Sendable {
    /// Does nothing.
    public func callAsFunction() async {}
}

/// Would ask for a word in a shop.
nonisolated public struct RequestReviewAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}
