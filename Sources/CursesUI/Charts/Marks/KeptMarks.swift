/// The marks of a chart, kept as long as what they are made of is the same: a crosshair moves over them.
private final class KeptMarks {
    private var known: Known?

    private struct Known {
        let content: KeptValue
        let environment: SharedEnvironment
        let epoch: Int
        let marks: ChartMarks
    }
    private var reading: Reading?

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func marks<Content>(
        of content: Content,
        _ evaluation: Evaluation,
        _ make: () -> ChartMarks
    ) -> ChartMarks {
        let clock = evaluation.place.clock
        if let known, reading?.isStale != true, known.epoch == clock.epoch,
            known.environment === evaluation.shared, known.content.isSame(as: content)
        {
            return known.marks
        }
        reading?.drop()
        let (marks, reading) = ObservationScope.apart {
            Reading.of(Content.self, at: evaluation.place, make)
        }
        self.reading = reading
        known = Known(
            content: KeptValue(content),
            environment: evaluation.shared,
            epoch: clock.epoch,
            marks: marks
        )
        return marks
    }
}

extension Evaluation {
    /// The marks of a chart's content: those that were kept, as long as they would be the same.
    func marks<Content>(of content: Content, _ make: () -> ChartMarks) -> ChartMarks {
        if place.clock.isFromNothing { return make() }
        return place.slot { KeptMarks() }.marks(of: content, self, make)
    }
}
