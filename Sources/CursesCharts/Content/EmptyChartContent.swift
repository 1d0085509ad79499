/// Chart content without marks.
public struct EmptyChartContent: ChartContent {
    public func add(to marks: inout ChartMarks) {}
}
