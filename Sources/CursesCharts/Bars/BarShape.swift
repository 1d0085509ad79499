/// A bar in its place.
nonisolated struct BarShape {
    /// Where the bar stands along the axis that it rises from.
    let place: Double
    let from: Double
    let to: Double
    let isLevel: Bool
    let share: Double
    /// Which of the bars side by side it is.
    let position: Int
    let label: LocalizedStringKey
    let look: MarkLook

    var span: Span { Span(from, to) }
}

/// All bars of a chart.
nonisolated struct BarShapes {
    private(set) var all: [BarShape] = []
    private var heights: [Key: Double] = [:]
    private var positions = PlotCategories()

    var isEmpty: Bool { all.isEmpty }

    /// How many bars stand side by side.
    var positionCount: Int { max(1, positions.names.count) }

    /// Whether the bars lie on their sides.
    var areLevel: Bool { all.first?.isLevel ?? false }

    /// The least distance between two bars; one for those that have none.
    var unit: Double {
        let places = Set(all.map(\.place)).sorted()
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        return steps.min() ?? 1
    }

    /// The room that the bars ask for along the axis that they rise from.
    var places: Span {
        var span = Span()
        let half = unit / 2
        for bar in all {
            span.include(bar.place - half)
            span.include(bar.place + half)
        }
        return span
    }

    /// The room that the bars ask for along the other axis, with some over their ends; zero is its edge.
    func reach(over places: Span) -> Span {
        var span = Span()
        for bar in all where places.contains(bar.place) { span.include(bar.span) }
        if span.isEmpty { return span }
        var result = span
        if span.lower < 0 { result.include(span.lower - span.length * 0.08) }
        if span.upper > 0 { result.include(span.upper + span.length * 0.08) }
        return result
    }

    /// Puts a bar in its place, on those that it is stacked on.
    mutating func add(_ draft: BarDraft, at place: Double, look: MarkLook) -> BarShape? {
        guard place.isFinite, draft.to.magnitude < Span.limit else { return nil }
        let position = look.position.map { positions.place(of: $0) } ?? 0
        var (from, to) = (draft.from ?? 0, draft.to)
        if draft.isStacked {
            let key = Key(place: place, position: position, isBelow: to < 0)
            from = heights[key] ?? 0
            to += from
            heights[key] = to
        }
        let bar = BarShape(
            place: place,
            from: from,
            to: to,
            isLevel: draft.isLevel,
            share: draft.share,
            position: position,
            label: draft.label,
            look: look
        )
        all.append(bar)
        return bar
    }

    private struct Key: Hashable {
        var place: Double
        var position: Int
        var isBelow: Bool
    }
}
