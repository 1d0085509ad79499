import Observation
import Synchronization

/// What a part of an evaluation has read; whatever of it changes asks for that part again.
nonisolated final class Reading: Sendable {
    private let state = Atomic(State.fresh)
    private let isUsed = Atomic(false)
    private weak let place: Place?
    private let clock: FrameClock

    private enum State: UInt8, AtomicRepresentable {
        case fresh, stale, dropped
    }

    /// What reads: a type of views, for its body or for the nodes of it.
    struct Kind: Hashable {
        let type: ObjectIdentifier
        let isOfNodes: Bool
    }

    @MainActor
    init(_ place: Place) {
        self.place = place
        clock = place.clock
    }

    /// Whether something that was read has changed.
    var isStale: Bool { state.load(ordering: .relaxed) != .fresh }

    /// Notes what is read for a kind of view; most kinds read nothing, which costs nothing.
    @MainActor
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func of<Result>(
        _ type: Any.Type,
        at place: Place,
        isOfNodes: Bool = false,
        _ read: () -> Result
    ) -> (result: Result, reading: Reading?) {
        let kind = Kind(type: ObjectIdentifier(type), isOfNodes: isOfNodes)
        let reading = Reading(place)
        if place.clock.readers.contains(kind) { return (reading.follow(read), reading) }
        let result = withObservationTracking(read, onChange: reading.handler())
        guard reading.isUsed.load(ordering: .relaxed) else { return (result, nil) }
        place.clock.readers.insert(kind)
        return (result, reading)
    }

    /// Notes what is read.
    @MainActor
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func follow<Result>(_ read: () -> Result) -> Result {
        withObservationTracking(
            {
                clock.pulse.read()
                return read()
            },
            onChange: handler()
        )
    }

    // Asked for only where something was read.
    private func handler() -> @Sendable () -> Void {
        isUsed.store(true, ordering: .relaxed)
        return { [self, request = clock.request] in expire(request) }
    }

    /// What was read is of no use any more; it is forgotten with all the rest before too much piles up.
    @MainActor
    func drop() {
        guard state.exchange(.dropped, ordering: .relaxed) == .fresh else { return }
        clock.dropped += 1
    }

    private func expire(_ request: FrameRequest) {
        guard state.load(ordering: .relaxed) == .fresh else { return }
        state.store(.stale, ordering: .relaxed)
        request.touch(place)
    }
}
