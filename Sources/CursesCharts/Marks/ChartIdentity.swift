/// Identity of a chart's content, which cannot be compared, since it consists of closures, or of
/// the marks made of it.
final class ChartIdentity: Equatable {
    nonisolated init() {}

    nonisolated deinit {}

    nonisolated static func == (one: ChartIdentity, other: ChartIdentity) -> Bool { one === other }
}

extension Evaluation {
    /// Returns the marks of a chart's content, cached while the crosshair moves.
    func marks(of identity: ChartIdentity, _ make: () -> ChartMarks) -> ChartMarks {
        if place.clock.mode != .keeping { return make() }
        return memo(by: MarksKey(content: identity, environment: shared), make)
    }
}

/// Inputs of the marks of a chart.
private struct MarksKey {
    let content: ChartIdentity
    let environment: SharedEnvironment
}
