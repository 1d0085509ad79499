/// A view without nodes.
nonisolated public struct EmptyView: PrimitiveView {
    /// Makes nothing.
    public init() {}

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }
}
