extension ChartNode {
    /// Starts, continues or ends a drag over the columns of the plot; the wheel zooms.
    func drag(_ event: MouseEvent) -> KeyPress.Result {
        guard let plot, let range = options.range else { return .ignored }
        let memory = dragMemory
        let column = min(max(0, event.location.x - origin(plot).x), plot.area.width - 1)
        switch event.kind {
        case .click: memory.columns = (column, column)
        case .drag: memory.columns?.to = column
        case .release:
            if let columns = memory.columns, columns.from != columns.to {
                let ends = [columns.from, columns.to].sorted()
                let lower = plot.x.value(atDot: ends[0] * plot.dots.columns)
                let upper = plot.x.value(atDot: (ends[1] + 1) * plot.dots.columns - 1)
                range.set(lower...max(lower, upper))
            }
            memory.columns = nil
        case .wheelUp, .wheelDown: zoom(by: event.kind == .wheelUp ? 0.5 : 2, around: column, plot)
        }
        environment.frameRequest.fire()
        return .handled
    }

    /// Zooms the range around a column, whose value keeps its place.
    private func zoom(by factor: Double, around column: Int, _ plot: ChartPlot) {
        let span = plot.x.span
        let value = plot.x.value(atDot: column * plot.dots.columns)
        let lower = value - (value - span.lower) * factor
        options.range?.set(lower...max(lower, value + (span.upper - value) * factor))
    }

    /// Highlights the columns that are dragged over.
    func drawDrag(_ plot: ChartPlot, on painter: Painter) {
        guard options.range != nil, let columns = dragMemory.columns, columns.from != columns.to
        else { return }
        let first = min(columns.from, columns.to)
        let width = max(columns.from, columns.to) - first + 1
        let origin = origin(plot)
        painter.select(
            Rect(x: origin.x + first, y: origin.y, width: width, height: plot.area.height)
        )
    }

    private var dragMemory: ChartDrag { place.slot { ChartDrag() } }
}

/// State of a drag over a chart.
private final class ChartDrag {
    var columns: (from: Int, to: Int)?
}

/// Setter for the range of a chart selected with the mouse.
struct ChartRangeSelection {
    let set: (ClosedRange<Double>) -> Void

    /// Makes a setter that ignores values without a place on the axis.
    init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
        set = { numbers in
            guard let lower = P(primitivePlottable: numbers.lowerBound),
                let upper = P(primitivePlottable: numbers.upperBound), lower <= upper
            else { return }
            range.wrappedValue = lower...upper
        }
    }
}

extension View {
    /// Selects a range of the horizontal axis of charts by dragging, set on release, or by zooming
    /// with the wheel.
    public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        let selection = ChartRangeSelection(range)
        return environment { $0.chartOptions.range = selection }
    }
}
