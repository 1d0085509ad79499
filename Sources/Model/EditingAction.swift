// An enum has these by having cases of their names.
public protocol EditingAction: Sendable {
    associatedtype Entry: Sendable

    static var warningConfirmButtonTapped: Self { get }
    static var warningCancelButtonTapped: Self { get }
    static var discardButtonTapped: Self { get }
    static var discardCancelButtonTapped: Self { get }
    static var retryButtonTapped: Self { get }
    static var failureConfirmButtonTapped: Self { get }
    static func saveResponse(_ result: Result<Entry, any Error>) -> Self
}
