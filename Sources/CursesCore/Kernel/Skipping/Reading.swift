import Observation
import Synchronization

/// The reads of a part of an evaluation; a change invalidates that part.
nonisolated package final class Reading: Sendable {
    private let state = Atomic(State.fresh)
    private weak let place: Place?
    private let clock: FrameClock
    /// Ends the observation when it beats: Observation cancels one only when something changes.
    private let end: Pulse
    private let endsAlone: Bool

    private enum State: UInt8, AtomicRepresentable {
        case fresh, stale, dropped
    }

    /// The reader: a view type, for its body or for its nodes.
    struct Kind: Hashable {
        let type: ObjectIdentifier
        let isOfNodes: Bool
    }

    @MainActor
    init(_ place: Place, endsAlone: Bool = false) {
        self.place = place
        clock = place.clock
        self.endsAlone = endsAlone
        end = endsAlone ? Pulse() : clock.end
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
        let clock = place.clock
        let kind = Kind(type: ObjectIdentifier(type), isOfNodes: isOfNodes)
        // Readings of nodes end together, since making nodes again runs no body.
        let endsAlone = !isOfNodes && ObservationScope.isApart
        var reading: Reading?
        if clock.readers.contains(kind) {
            let reading = Reading(place, endsAlone: endsAlone)
            return (reading.follow(read), reading)
        }
        // Called only if something was read.
        func begin() -> @Sendable () -> Void {
            let new = Reading(place, endsAlone: endsAlone)
            reading = new
            clock.readers.insert(kind)
            return { new.expire() }
        }
        return (withObservationTracking(read, onChange: begin()), reading)
    }

    /// Observes the reads of a body.
    @MainActor
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func follow<Result>(_ read: () -> Result) -> Result {
        withObservationTracking(
            {
                end.read()
                return read()
            },
            onChange: { self.expire() }
        )
    }

    /// Ends the observation.
    @MainActor
    package func drop() {
        guard state.exchange(.dropped, ordering: .relaxed) == .fresh else { return }
        if endsAlone { end.beat() } else { clock.dropped += 1 }
    }

    private func expire() {
        guard state.load(ordering: .relaxed) == .fresh else { return }
        state.store(.stale, ordering: .relaxed)
        clock.request.touch(place)
    }
}
