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
