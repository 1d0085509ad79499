/// Several pieces of a chart, one after the other.
public struct TupleChartContent<each Content: ChartContent>: ChartContent {
    let content: (repeat each Content)

    public func add(to marks: inout ChartMarks) {
        for piece in repeat each content { piece.add(to: &marks) }
    }
}
