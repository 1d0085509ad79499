/// Stands for the content of a chart: whoever has the same one has the same content.
///
/// The content itself cannot be compared, for it consists of closures and of what is left out.
final class ChartIdentity {
    nonisolated init() {}

    nonisolated deinit {}
}

/// The marks of a chart, kept as long as what they are made of is the same: a crosshair moves over them.
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
    /// The marks of a chart's content: those that were kept, as long as they would be the same.
    func marks(of identity: ChartIdentity, _ make: () -> ChartMarks) -> ChartMarks {
        if place.clock.mode != .keeping { return make() }
        return place.slot { KeptMarks() }.marks(of: identity, self, make)
    }
}
