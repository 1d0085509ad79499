extension ChartPlot {
    /// Dashed vertical line over the height of the plot, behind lines and points.
    struct Upright {
        let column: Int
        /// Mask of its Braille dots in a cell; 0 in other charts.
        let dots: UInt8
        let style: Style
        let layer: PlotSurface.Layer
    }

    /// Returns the vertical line at an x-value; `nil` outside the plot.
    func upright(at x: Double, _ style: Style, _ layer: PlotSurface.Layer) -> Upright? {
        guard let dot = self.x.dot(x) else { return nil }
        let (column, side) = dot.quotientAndRemainder(dividingBy: dots.columns)
        let pair = dots == .braille ? dots.bit(side, 0) | dots.bit(side, 2) : 0
        return Upright(column: column, dots: pair, style: style, layer: layer)
    }

    /// Returns the line of a rule that is vertical, dashed and as high as the plot; else `nil`.
    func upright(_ rule: MarkShape) -> Upright? {
        guard let x = rule.box.x, x.length == 0, rule.box.y == nil, rule.look.isDashed ?? true
        else { return nil }
        return upright(at: x.lower, rule.look.style, .rule)
    }

    /// Paints a line over grid lines, bars and horizontal rules.
    func paint(_ upright: Upright, on surface: inout PlotSurface) {
        let glyph = upright.dots == 0 ? "┊" : dots.glyph(upright.dots)
        for row in 0..<surface.rows {
            surface.put(glyph, upright.column, row, upright.style, upright.layer)
        }
    }
}
