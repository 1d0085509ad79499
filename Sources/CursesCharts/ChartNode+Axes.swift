extension ChartNode {
    /// Draws both axes with their ticks and labels.
    func drawAxes(_ plot: ChartPlot, on painter: Painter, line: Style) {
        if plot.showsY { drawVerticalAxis(plot, on: painter, line: line) }
        if plot.showsX { drawHorizontalAxis(plot, on: painter, line: line) }
    }

    private func drawVerticalAxis(_ plot: ChartPlot, on painter: Painter, line: Style) {
        let origin = origin(plot)
        let ticks = Set(plot.yTicks.map(\.offset))
        for row in 0..<plot.area.height {
            let point = Point(x: origin.x - 1, y: origin.y + row)
            painter.put([ticks.contains(row) ? "┤" : "│"], at: point, style: line)
        }
        for tick in plot.yTicks {
            painter.draw(
                tick.label,
                at: Point(x: origin.x - 2 - tick.label.width, y: origin.y + tick.offset),
                style: painter.theme.secondary
            )
        }
    }

    private func drawHorizontalAxis(_ plot: ChartPlot, on painter: Painter, line: Style) {
        let origin = origin(plot)
        let row = origin.y + plot.area.height
        var ticks = Set(plot.xTicks.map(\.offset))
        // In ASCII the corner and a tick beside it would be `++`, which looks like a mistake.
        if plot.showsY, !environment.drawsBlocks { ticks.remove(0) }
        let glyphs: [Unicode.Scalar] =
            (plot.showsY ? ["└"] : [])
            + (0..<plot.area.width).map { ticks.contains($0) ? "┬" : "─" }
        painter.put(
            glyphs,
            at: Point(x: origin.x - (plot.showsY ? 1 : 0), y: row),
            style: line
        )
        for tick in plot.xTicks {
            guard let start = tick.labelStart else { continue }
            painter.draw(
                tick.label,
                at: Point(x: origin.x + start, y: row + 1),
                style: painter.theme.secondary
            )
        }
    }
}
