/// Chart of marks over two axes.
///
/// Lines and areas are made of dots, several to a cell; points are symbols, rules are dashed and
/// bands are a light pattern, distinguishable without colour. The drawing order is fixed: bands,
/// areas, bars, rules, lines, points, annotations.
public struct Chart<Content: ChartContent>: PrimitiveView {
    private let content: Content
    private let identity = ChartIdentity()

    /// Makes a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a chart of marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    /// Makes a chart of marks for each element, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let marks = evaluation.marks(of: identity) {
            var marks = ChartMarks(evaluation)
            content.add(to: &marks)
            return marks
        }
        return [ChartNode(evaluation, marks)]
    }
}
