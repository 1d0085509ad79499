/// One of two kinds of chart content.
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
