/// Result builder for the marks of a chart.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

    public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
        accumulated: First,
        next: Second
    ) -> JoinedChartContent<First, Second> {
        JoinedChartContent(first: accumulated, second: next)
    }

    public static func buildOptional<Content: ChartContent>(
        _ content: Content?
    ) -> ConditionalChartContent<Content, EmptyChartContent> {
        content.map { .first($0) } ?? .second(EmptyChartContent())
    }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> ConditionalChartContent<First, Second> { .first(first) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> ConditionalChartContent<First, Second> { .second(second) }

    public static func buildArray<Content: ChartContent>(
        _ content: [Content]
    ) -> ArrayChartContent<Content> { ArrayChartContent(content: content) }
}
