import Synchronization

/// Requests a frame from any thread; several requests make one frame.
nonisolated package final class FrameRequest: Sendable {
    private let state = Mutex(State())

    /// True if a frame was requested since the last one.
    package var isPending: Bool { state.withLock(\.isPending) }

    /// Requests a frame that evaluates everything.
    package func fire() {
        ask { $0.isWhole = true }
    }

    /// Requests a frame that evaluates a place and its ancestors.
    func touch(_ place: Place?) {
        ask { if let place { $0.places.append(place) } }
    }

    /// Resets the request and returns the places to evaluate, or `nil` for everything.
    func take() -> [Place]? {
        state.withLock { state in
            defer { state = State(wake: state.wake) }
            return state.isWhole ? nil : state.places
        }
    }

    /// Sets the function that wakes the run loop.
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
