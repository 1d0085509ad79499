import Synchronization

// A piece of work and its waiting caller.
final class Job: Sendable {
    private enum Phase: Sendable {
        case pending
        case awaited(CheckedContinuation<Void, Never>)
        case done
    }

    let isDone = Signal()
    private let body: @Sendable () -> Void
    private let phase = Mutex(Phase.pending)

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    func run() {
        body()
        let before = phase.withLock { phase in
            defer { phase = .done }
            return phase
        }
        isDone.raise()
        if case .awaited(let continuation) = before { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = phase.withLock { phase in
                if case .done = phase { return true }
                phase = .awaited(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
