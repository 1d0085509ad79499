/// Two parts of a chart in sequence.
public struct JoinedChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
    let first: First
    let second: Second

    public func add(to marks: inout ChartMarks) {
        first.add(to: &marks)
        second.add(to: &marks)
    }
}
