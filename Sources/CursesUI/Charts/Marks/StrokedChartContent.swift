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
