import DataSource

// How far the reading of a file has come, and whether somebody has had enough of it.
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

    // Nothing where it is the same as before.
    func percent(_ count: Int, of size: Int?) -> Int? {
        let percent = size.map { $0 > 0 ? min(100, count * 100 / $0) : 100 } ?? 0
        return state.withLock { state in
            guard percent != state.percent else { return nil }
            state.percent = percent
            return percent
        }
    }
}
