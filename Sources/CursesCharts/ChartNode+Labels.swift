extension ChartNode {
    /// Draws the axis titles: above the vertical axis and below the horizontal one.
    func drawLabels(_ plot: ChartPlot, on painter: Painter) {
        let style = painter.theme.secondary
        if let row = plot.yLabelRow, let label = options.y.label {
            let text = GlyphText(label.resolve(environment)).truncated(to: frame.width)
            painter.draw(text, at: Point(x: frame.minX, y: frame.minY + row), style: style)
        }
        if let row = plot.xLabelRow, let label = options.x.label {
            let text = GlyphText(label.resolve(environment)).truncated(to: plot.area.width)
            let x = frame.minX + plot.area.minX + (plot.area.width - text.width) / 2
            painter.draw(text, at: Point(x: x, y: frame.minY + row), style: style)
        }
    }
}
