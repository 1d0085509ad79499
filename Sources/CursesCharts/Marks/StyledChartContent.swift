/// Marks with a changed look.
public struct StyledChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout MarkLook, Theme) -> Void

    public func add(to marks: inout ChartMarks) {
        let outer = marks.look
        change(&marks.look, marks.theme)
        content.add(to: &marks)
        marks.look = outer
    }
}
