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
