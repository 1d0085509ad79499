extension ChartContent {
    /// Colours the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, theme in
            look.style = look.style.overlaid(by: style.style(in: theme))
        }
    }

    /// Draws points, and the corners of lines, with a symbol.
    public func symbol(_ symbol: BasicChartSymbolShape) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.symbol = symbol }
    }

    /// Draws lines and rules through or with gaps.
    public func lineStyle(_ style: StrokeStyle) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.isDashed = !style.dash.isEmpty
            look.isThick = style.lineWidth >= 2
        }
    }

    /// Adds something to the name of the marks above a chart, in fewer words where there is little room;
    /// where even these have none, the name is cut.
    public func nameNote(_ note: String?, short: String? = nil) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.note = note
            look.shortNote = short
        }
    }

    /// Draws points so large, in square points; one that a cell holds many of is a dot of the grid
    /// that lines are made of.
    public func symbolSize(_ size: Double) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.isFine = size < 10 }
    }

    /// Draws a line as the upper edge of an area that fades downward: in the colour of success within a range, and in
    /// the accent so far from there. A theme without a known ground keeps the line. An `AreaMark` between two lines is
    /// drawn as a band around that edge, and only there.
    public func faded(
        to target: ClosedRange<Double>?,
        over distance: Double
    ) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, theme in
            look.fade =
                theme.fade == nil ? nil : MarkFade(target: target, distance: distance)
        }
    }
}
