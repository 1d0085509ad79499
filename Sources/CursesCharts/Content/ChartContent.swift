/// Part of a chart, described by its marks.
@MainActor
public protocol ChartContent {
    associatedtype Body: ChartContent

    /// The marks of the part.
    @ChartContentBuilder
    var body: Body { get }

    /// Adds the marks to a plot; by default those of `body`.
    func add(to marks: inout ChartMarks)
}

extension ChartContent {
    public func add(to marks: inout ChartMarks) {
        body.add(to: &marks)
    }
}

extension ChartContent where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) adds its marks itself and has no body")
    }
}

extension Never: ChartContent {}

/// Chart content of a loop.
public struct ArrayChartContent<Content: ChartContent>: ChartContent {
    let content: [Content]

    public func add(to marks: inout ChartMarks) {
        for piece in content { piece.add(to: &marks) }
    }
}

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

/// Chart content without marks.
public struct EmptyChartContent: ChartContent {
    public func add(to marks: inout ChartMarks) {}
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Makes marks for each element, identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

    /// Makes marks for each element.
    public init(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, content: content)
    }

    /// Makes marks for each number in a range.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data: data, id: { $0 }, content: content) }

    public func add(to marks: inout ChartMarks) {
        forEachElement { content($0).add(to: &marks) }
    }
}

/// Two parts of a chart in sequence.
public struct JoinedChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
    let first: First
    let second: Second

    public func add(to marks: inout ChartMarks) {
        first.add(to: &marks)
        second.add(to: &marks)
    }
}
