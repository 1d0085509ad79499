import Observation

/// Whether keys wait to be answered, of the program's one terminal.
@Observable
final class PendingInput {
    static let current = PendingInput()

    var isPending = false
}

extension EnvironmentValues {
    /// Whether keys that were typed wait to be answered: what asks by itself lets them pass first.
    public var isInputPending: Bool { PendingInput.current.isPending }
}
