/// A part of a control that a style of the app's own draws.
public struct StylePart: PrimitiveView {
    let content: any View

    public func nodes(_ evaluation: Evaluation) -> [Node] { content.nodes(evaluation) }
}
