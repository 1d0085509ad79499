/// Chart content of a loop.
public struct ArrayChartContent<Content: ChartContent>: ChartContent {
    let content: [Content]

    public func add(to marks: inout ChartMarks) {
        for piece in content { piece.add(to: &marks) }
    }
}
