/// A chart of marks over two axes.
///
/// Lines and areas are made of dots, several to a cell; points are symbols, rules are dotted and bands
/// are a light pattern, so that shape tells them apart where there is no colour. From the back to the
/// front lie bands, areas, rules, lines, points and annotations, whatever their order in the content.
public struct Chart<Content: ChartContent>: PrimitiveView {
    private let content: Content
    private let identity = ChartIdentity()

    /// Draws marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Draws the marks of each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    /// Draws the marks of each element, which has an id under the key path.
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
