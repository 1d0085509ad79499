/// Scrolls content that is too high, by keys, by the wheel and to the focused control.
public struct ScrollView<Content: View>: PrimitiveView {
    private let content: Content

    /// Makes a view with content of any height; it scrolls only vertically.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ScrollNode(evaluation, content.node(evaluation.at(0)))]
    }
}
