/// Shows a part of something higher than the screen; it follows the focus and the wheel.
public struct ScrollView<Content: View>: PrimitiveView {
    private let content: Content

    /// Lets the content be as high as it wants; sideways nothing scrolls.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ScrollNode(evaluation, content.node(evaluation.at(0)))]
    }
}
