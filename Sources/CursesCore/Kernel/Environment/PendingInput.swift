import Observation

/// True while typed keys wait to be handled; shared, since there is one terminal.
@Observable
final class PendingInput {
    static let current = PendingInput()

    var isPending = false
}

extension EnvironmentValues {
    /// True if typed keys are waiting, so that slow work can be delayed.
    public var isInputPending: Bool { PendingInput.current.isPending }
}
