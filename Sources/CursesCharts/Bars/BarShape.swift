/// Bar with its place on the axis.
nonisolated struct BarShape {
    /// Place along the axis that the bar starts from.
    let place: Double
    let from: Double
    let to: Double
    let isLevel: Bool
    let share: Double
    /// Index among the bars side by side.
    let position: Int
    let label: LocalizedStringKey
    let look: MarkLook

    var span: Span { Span(from, to) }
}

/// Bars of a chart.
nonisolated struct BarShapes {
    private(set) var all: [BarShape] = []
    private var heights: [Key: Double] = [:]
    private var positions = PlotCategories()

    var isEmpty: Bool { all.isEmpty }

    /// Number of bars side by side, at least 1.
    var positionCount: Int { max(1, positions.names.count) }

    /// True if the bars are horizontal.
    var areLevel: Bool { all.first?.isLevel ?? false }

    /// Smallest distance between two bars, 1 if there is none.
    var unit: Double {
        let places = Set(all.map(\.place)).sorted()
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        return steps.min() ?? 1
    }

    /// Range of the bars along the axis that they start from.
    var places: Span {
        var span = Span()
        let half = unit / 2
        for bar in all {
            span.include(bar.place - half)
            span.include(bar.place + half)
        }
        return span
    }

    /// Returns the range of the bars along the value axis, padded by 8 % except at zero.
    func reach(over places: Span) -> Span {
        var span = Span()
        for bar in all where places.contains(bar.place) { span.include(bar.span) }
        if span.isEmpty { return span }
        var result = span
        if span.lower < 0 { result.include(span.lower - span.length * 0.08) }
        if span.upper > 0 { result.include(span.upper + span.length * 0.08) }
        return result
    }

    /// Adds a bar, on top of those that it is stacked on; `nil` if it cannot be drawn.
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

extension ChartMarks {
    mutating func add(_ draft: BarDraft) {
        let place =
            draft.isLevel
            ? row(of: draft.category, draft.value) : column(of: draft.category, draft.value)
        guard let bar = bars.add(draft, at: place, look: look) else { return }
        let box =
            bar.isLevel
            ? PlotBox(x: Span(bar.to), y: Span(place)) : PlotBox(x: Span(place), y: bar.span)
        finish(box, bar.isLevel ? nil : draft.scale)
    }

    /// Returns the place of a value on the horizontal axis; categories count from 0.
    mutating func column(of category: String?, _ value: Double) -> Double {
        guard let category else { return value }
        return Double(xCategories.place(of: category))
    }

    /// Returns the place of a value on the vertical axis; the first category is at the top.
    mutating func row(of category: String?, _ value: Double) -> Double {
        guard let category else { return value }
        return -Double(yCategories.place(of: category))
    }
}
