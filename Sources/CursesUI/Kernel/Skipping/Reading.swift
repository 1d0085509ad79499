import Observation
import Synchronization

/// What a part of an evaluation has read; whatever of it changes asks for that part again.
nonisolated final class Reading: Sendable {
    private let state = Atomic(State.fresh)
    private weak let place: Place?
    private let clock: FrameClock

    private enum State: UInt8, AtomicRepresentable {
        case fresh, stale, dropped
    }

    @MainActor
    init(_ place: Place) {
        self.place = place
        clock = place.clock
    }

    /// Whether something that was read has changed.
    var isStale: Bool { state.load(ordering: .relaxed) != .fresh }

    /// Notes what is read.
    @MainActor
    func follow<Result>(_ read: () -> Result) -> Result {
        withObservationTracking {
            clock.pulse.read()
            return read()
        } onChange: { [request = clock.request] in
            self.expire(request)
        }
    }

    /// What was read is of no use any more; it is forgotten with all the rest before too much piles up.
    @MainActor
    func drop() {
        state.store(.dropped, ordering: .relaxed)
        clock.dropped += 1
    }

    private func expire(_ request: FrameRequest) {
        guard state.load(ordering: .relaxed) == .fresh else { return }
        state.store(.stale, ordering: .relaxed)
        request.touch(place)
    }
}
