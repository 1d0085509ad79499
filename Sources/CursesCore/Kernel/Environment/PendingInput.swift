import Observation

/// State of the one terminal: true while typed keys are waiting.
@Observable
final class PendingInput {
    static let current = PendingInput()

    var isPending = false
}

extension EnvironmentValues {
    /// True if typed keys are waiting, so that slow work can be delayed.
    public var isInputPending: Bool { PendingInput.current.isPending }
}
