public enum AttemptAction<Outcome: Sendable>: Sendable {
    case response(Result<Outcome, any Error>)
    case finalConfirmButtonTapped
    case finalCancelButtonTapped
    case retryButtonTapped
    case failureConfirmButtonTapped
}

public protocol HasAttemptAction: Sendable {
    associatedtype Outcome: Sendable

    static func attempt(_ action: AttemptAction<Outcome>) -> Self
}
