extension ChartContent {
    /// Colours the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> StyledChartContent<Self, S> {
        StyledChartContent(content: self, style: style)
    }

    /// Draws points, and the corners of lines, with a symbol.
    public func symbol(_ symbol: BasicChartSymbolShape) -> SymbolChartContent<Self> {
        SymbolChartContent(content: self, symbol: symbol)
    }

    /// Draws lines and rules through or with gaps.
    public func lineStyle(_ style: StrokeStyle) -> StrokedChartContent<Self> {
        StrokedChartContent(content: self, isDashed: !style.dash.isEmpty)
    }
}
