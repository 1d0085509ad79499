/// The window of a program: on a terminal, the whole screen.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: Content

    /// Shows a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.draft.environment = evaluation.environment
        return content.nodes(evaluation)
    }
}
