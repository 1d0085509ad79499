import Synchronization

/// Asks for a new frame, from any thread; many requests before the next frame make one.
nonisolated final class FrameRequest: Sendable {
    private let state = Mutex(State())

    /// Whether a frame has been asked for since the last one.
    var isPending: Bool { state.withLock(\.isPending) }

    /// Asks for a frame and wakes whoever makes it.
    func fire() {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            defer { state.isPending = true }
            return state.isPending ? nil : state.wake
        }
        wake?()
    }

    /// Forgets the request, right before the frame is made.
    func clear() {
        state.withLock { $0.isPending = false }
    }

    /// Names what is to be woken.
    func onFire(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    private struct State {
        var isPending = false
        var wake: (@Sendable () -> Void)?
    }
}
