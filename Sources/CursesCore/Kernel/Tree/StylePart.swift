/// A part of a control that a custom style draws.
public struct StylePart: PrimitiveView {
    let content: any View

    public func nodes(_ evaluation: Evaluation) -> [Node] { content.nodes(evaluation) }
}
