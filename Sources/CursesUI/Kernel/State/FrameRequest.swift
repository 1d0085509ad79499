import Synchronization

/// Asks for a new frame, from any thread; many requests before the next frame make one.
nonisolated final class FrameRequest: Sendable {
    private let state = Mutex(State())

    /// Whether a frame has been asked for since the last one.
    var isPending: Bool { state.withLock(\.isPending) }

    /// Asks for a frame that is made from nothing, for anything may have changed.
    func fire() {
        ask { $0.isWhole = true }
    }

    /// Asks for a frame in which something at a place, or what is around it, may have changed.
    func touch(_ place: Place?) {
        ask { if let place { $0.places.append(place) } }
    }

    /// Forgets the request, right before the frame is made, and tells what may have changed: some
    /// places, or anything.
    func take() -> [Place]? {
        state.withLock { state in
            defer { state = State(wake: state.wake) }
            return state.isWhole ? nil : state.places
        }
    }

    /// Names what is to be woken.
    func onFire(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    private func ask(_ change: (inout State) -> Void) {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            change(&state)
            defer { state.isPending = true }
            return state.isPending ? nil : state.wake
        }
        wake?()
    }

    private struct State {
        var isPending = false
        var isWhole = false
        var places: [Place] = []
        var wake: (@Sendable () -> Void)?
    }
}
