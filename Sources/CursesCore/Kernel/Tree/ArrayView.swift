/// The views of a loop in order.
nonisolated public struct ArrayView<Content: View>: PrimitiveView {
    let content: [Content]

    init(_ content: [Content]) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        content.enumerated().flatMap { $0.element.nodes(evaluation.at($0.offset)) }
    }
}
