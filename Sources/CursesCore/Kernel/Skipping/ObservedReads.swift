import Observation
import Synchronization

/// The reads of a part of an evaluation; a change invalidates that part.
nonisolated package final class ObservedReads: Sendable {
    private let state = Atomic(State.fresh)
    private weak let place: Place?
    private let clock: FrameClock
    private let end: End

    private enum State: UInt8, AtomicRepresentable {
        case fresh, stale, dropped
    }

    /// How the observation ends, since Observation cancels one only when something changes.
    enum End {
        /// With all other readings of nodes that are dropped: making nodes again runs no body.
        case together
        /// When its own pulse beats.
        case alone(Pulse)
        /// When what was read changes.
        case change
    }

    /// The reader: a view type, for its body or for its nodes.
    struct Kind: Hashable {
        let type: ObjectIdentifier
        let isOfNodes: Bool
    }

    @MainActor
    init(_ place: Place, end: End) {
        self.place = place
        clock = place.clock
        self.end = end
    }

    /// True if something read has changed.
    package var isStale: Bool { state.load(ordering: .relaxed) != .fresh }

    /// Observes the reads of a view type; most types read nothing, at no cost.
    ///
    /// The first reading of a type, and those of the first screen, end only by a change.
    @MainActor
    package static func of(
        _ type: Any.Type,
        at place: Place,
        isOfNodes: Bool = false,
        _ read: () -> Void
    ) -> ObservedReads? {
        let clock = place.clock
        let kind = Kind(type: ObjectIdentifier(type), isOfNodes: isOfNodes)
        if clock.mode != .firstScreen, clock.readers.contains(kind) {
            let endsTogether = isOfNodes || !ObservationScope.isApart
            let reading = ObservedReads(place, end: endsTogether ? .together : .alone(Pulse()))
            reading.follow(read)
            return reading
        }
        var reading: ObservedReads?
        // Called only if something was read.
        func begin() -> @Sendable () -> Void {
            let new = ObservedReads(place, end: .change)
            reading = new
            clock.readers.insert(kind)
            return { new.expire() }
        }
        withObservationTracking(read, onChange: begin())
        return reading
    }

    /// Observes the reads of a closure apart from enclosing views.
    @MainActor
    static func keeping(
        _ type: Any.Type,
        at place: Place,
        _ make: () -> KeptValue
    ) -> (result: KeptValue, reading: ObservedReads?) {
        var result: KeptValue?
        let reading = ObservationScope.apart { of(type, at: place) { result = make() } }
        guard let result else { preconditionFailure("A closure that is observed is called") }
        return (result, reading)
    }

    /// Observes the reads of a body.
    @MainActor
    func follow(_ read: () -> Void) {
        withObservationTracking(
            {
                switch end {
                case .together: clock.end.read()
                case .alone(let pulse): pulse.read()
                case .change: break
                }
                read()
            },
            onChange: { self.expire() }
        )
    }

    /// Ends the observation.
    @MainActor
    package func drop() {
        guard state.exchange(.dropped, ordering: .relaxed) == .fresh else { return }
        switch end {
        case .together: clock.dropped += 1
        case .alone(let pulse): pulse.beat()
        case .change: break
        }
    }

    private func expire() {
        guard state.load(ordering: .relaxed) == .fresh else { return }
        state.store(.stale, ordering: .relaxed)
        clock.request.touch(place)
    }
}
