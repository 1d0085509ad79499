extension ChartMarks {
    /// Puts a bar among the marks.
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

    /// Where a value stands along the horizontal axis.
    mutating func column(of category: String?, _ value: Double) -> Double {
        guard let category else { return value }
        return Double(xCategories.place(of: category))
    }

    /// Where a value stands along the vertical axis; the first text is at the top.
    mutating func row(of category: String?, _ value: Double) -> Double {
        guard let category else { return value }
        return -Double(yCategories.place(of: category))
    }
}
