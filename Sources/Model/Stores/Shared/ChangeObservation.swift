// Follows changes until the Store that holds it is released, also while another screen covers its own.
final class ChangeObservation: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
        self.task = task
    }

    deinit {
        task.cancel()
    }
}
