/// Identity of a chart's content.
///
/// Equal identity means equal content, which contains closures and cannot be compared.
final class ChartIdentity {
    nonisolated init() {}

    nonisolated deinit {}
}

/// Cached marks of a chart, valid until the content, the environment or observed values change.
private final class KeptMarks: LeavingSlot {
    private var known: Known?
    private var reading: Reading?

    private struct Known {
        let identity: ChartIdentity
        let environment: SharedEnvironment
        let marks: ChartMarks
    }

    func marks(
        of identity: ChartIdentity,
        _ evaluation: Evaluation,
        _ make: () -> ChartMarks
    ) -> ChartMarks {
        if let known, reading?.isStale != true,
            known.environment === evaluation.shared, known.identity === identity
        {
            return known.marks
        }
        reading?.drop()
        var marks: ChartMarks?
        reading = ObservationScope.apart {
            Reading.of(KeptMarks.self, at: evaluation.place) { marks = make() }
        }
        guard let marks else { preconditionFailure("A closure that is observed is called") }
        known = Known(
            identity: identity,
            environment: evaluation.shared,
            marks: marks
        )
        return marks
    }

    override func leave() {
        reading?.drop()
    }
}

extension Evaluation {
    /// Returns the marks of a chart's content, cached unless the frame is rendered without caches.
    func marks(of identity: ChartIdentity, _ make: () -> ChartMarks) -> ChartMarks {
        if place.clock.mode != .keeping { return make() }
        return place.slot { KeptMarks() }.marks(of: identity, self, make)
    }
}
