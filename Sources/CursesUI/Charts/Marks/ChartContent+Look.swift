extension ChartContent {
    /// Colours the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        StyledChartContent(content: self, style: style)
    }

    /// Draws points, and the corners of lines, with a symbol.
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
        SymbolChartContent(content: self, symbol: symbol)
    }

    /// Draws lines and rules through or with gaps.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        StrokedChartContent(content: self, isDashed: !style.dash.isEmpty)
    }
}

private struct StyledChartContent<Content: ChartContent, S: ShapeStyle>: ChartContent {
    let content: Content
    let style: S

    func add(to marks: inout ChartMarks) {
        let outer = marks.look.style
        marks.look.style = outer.overlaid(by: style.style(in: marks.theme))
        content.add(to: &marks)
        marks.look.style = outer
    }
}

private struct SymbolChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let symbol: BasicChartSymbolShape

    func add(to marks: inout ChartMarks) {
        let outer = marks.look.symbol
        marks.look.symbol = symbol
        content.add(to: &marks)
        marks.look.symbol = outer
    }
}

private struct StrokedChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let isDashed: Bool

    func add(to marks: inout ChartMarks) {
        let outer = marks.look.isDashed
        marks.look.isDashed = isDashed
        content.add(to: &marks)
        marks.look.isDashed = outer
    }
}
