public enum AttemptAction<Outcome: Sendable>: Sendable {
    case response(Result<Outcome, any Error>)
    case finalConfirmButtonTapped
    case finalCancelButtonTapped
    case retryButtonTapped
    case failureConfirmButtonTapped
}

// An enum has this by having a case of its name.
public protocol HasAttemptAction: Sendable {
    associatedtype Outcome: Sendable

    static func attempt(_ action: AttemptAction<Outcome>) -> Self
}
