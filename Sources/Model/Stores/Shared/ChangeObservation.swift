// Observes changes until its Store is released, also while another screen covers it.
final class ChangeObservation: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
        self.task = task
    }

    deinit {
        task.cancel()
    }
}
