import DataSource

// Progress of reading a file, and a flag to stop it.
final class ImportReading: Sendable {
    private struct State {
        var isStopped = false
        var percent = 0
    }

    private let state = AllocatedLock(State())

    func stop() {
        state.withLock { $0.isStopped = true }
    }

    var isStopped: Bool { state.withLock(\.isStopped) }

    // `nil` if the percentage is unchanged.
    func percent(_ count: Int, of size: Int?) -> Int? {
        let percent = size.map { $0 > 0 ? min(100, count * 100 / $0) : 100 } ?? 0
        return state.withLock { state in
            guard percent != state.percent else { return nil }
            state.percent = percent
            return percent
        }
    }
}
