import Observation
import Synchronization

/// The reads of a part of an evaluation; a change invalidates that part.
nonisolated package final class Reading: Sendable {
    private let state = Atomic(State.fresh)
    private let isUsed = Atomic(false)
    private weak let place: Place?
    private let clock: FrameClock

    private enum State: UInt8, AtomicRepresentable {
        case fresh, stale, dropped
    }

    /// The reader: a view type, for its body or for its nodes.
    struct Kind: Hashable {
        let type: ObjectIdentifier
        let isOfNodes: Bool
    }

    @MainActor
    init(_ place: Place) {
        self.place = place
        clock = place.clock
    }

    /// True if something read has changed.
    package var isStale: Bool { state.load(ordering: .relaxed) != .fresh }

    /// Observes the reads of a view type; most types read nothing, at no cost.
    @MainActor
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func of<Result>(
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

    /// Observes the reads of a body.
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

    // Called only if something was read.
    private func handler() -> @Sendable () -> Void {
        isUsed.store(true, ordering: .relaxed)
        return { [self, request = clock.request] in expire(request) }
    }

    /// Marks the observation as stale; stale ones are released together before too many pile up.
    @MainActor
    package func drop() {
        guard state.exchange(.dropped, ordering: .relaxed) == .fresh else { return }
        clock.dropped += 1
    }

    private func expire(_ request: FrameRequest) {
        guard state.load(ordering: .relaxed) == .fresh else { return }
        state.store(.stale, ordering: .relaxed)
        request.touch(place)
    }
}
