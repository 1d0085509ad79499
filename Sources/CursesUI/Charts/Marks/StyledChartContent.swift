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
