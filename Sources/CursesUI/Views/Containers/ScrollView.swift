/// Shows a part of something higher than the screen; it follows the focus and the wheel.
public struct ScrollView<Content: View>: PrimitiveView {
    private let content: Content

    /// Lets the content be as high as it wants.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ScrollNode(evaluation.place, content.node(evaluation.at(0)))]
    }
}
