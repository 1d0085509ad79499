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

/// Marks in a colour.
public struct StyledChartContent<Content: ChartContent, S: ShapeStyle>: ChartContent {
    let content: Content
    let style: S

    public func add(to marks: inout ChartMarks) {
        let outer = marks.look.style
        marks.look.style = outer.overlaid(by: style.style(in: marks.theme))
        content.add(to: &marks)
        marks.look.style = outer
    }
}

/// Marks with a symbol.
public struct SymbolChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let symbol: BasicChartSymbolShape

    public func add(to marks: inout ChartMarks) {
        let outer = marks.look.symbol
        marks.look.symbol = symbol
        content.add(to: &marks)
        marks.look.symbol = outer
    }
}

/// Marks whose lines are drawn through or with gaps.
public struct StrokedChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let isDashed: Bool

    public func add(to marks: inout ChartMarks) {
        let outer = marks.look.isDashed
        marks.look.isDashed = isDashed
        content.add(to: &marks)
        marks.look.isDashed = outer
    }
}
