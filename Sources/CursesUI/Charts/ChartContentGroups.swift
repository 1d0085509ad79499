/// No marks.
public struct EmptyChartContent: ChartContent {
    public func add(to marks: inout ChartMarks) {}
}

/// Several pieces of a chart, one after the other.
public struct TupleChartContent<each Content: ChartContent>: ChartContent {
    let content: (repeat each Content)

    public func add(to marks: inout ChartMarks) {
        for piece in repeat each content { piece.add(to: &marks) }
    }
}

/// One of two pieces of a chart.
public enum ConditionalChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
    case first(First)
    case second(Second)

    public func add(to marks: inout ChartMarks) {
        switch self {
        case .first(let content): content.add(to: &marks)
        case .second(let content): content.add(to: &marks)
        }
    }
}

/// The pieces of a chart that a loop made.
public struct ArrayChartContent<Content: ChartContent>: ChartContent {
    let content: [Content]

    public func add(to marks: inout ChartMarks) {
        for piece in content { piece.add(to: &marks) }
    }
}
