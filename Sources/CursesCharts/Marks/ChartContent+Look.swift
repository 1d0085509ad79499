extension ChartContent {
    /// Sets the style of the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, theme in
            look.style = look.style.overlaid(by: style.style(in: theme))
        }
    }

    /// Sets the symbol of points, or adds symbols to the points of a line.
    public func symbol(_ symbol: BasicChartSymbolShape) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.symbol = symbol }
    }

    /// Draws lines and rules solid or dashed, and lines of width 2 or more thick.
    public func lineStyle(_ style: StrokeStyle) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.isDashed = !style.dash.isEmpty
            look.isThick = style.lineWidth >= 2
        }
    }

    /// Adds a note to the name in the reading, the short form if there is little room.
    public func nameNote(_ note: String?, short: String? = nil) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            look.note = note
            look.shortNote = short
        }
    }

    /// Sets the size of points, in square points; below 10, a point is a dot of the grid that lines
    /// are made of.
    public func symbolSize(_ size: Double) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.isFine = size < 10 }
    }

    /// Draws a line as the upper edge of an area that fades downward, in the success colour within
    /// a range and in the accent from `distance` away; an `AreaMark` between two lines becomes a
    /// band around it. No effect in a theme whose background is unknown.
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
