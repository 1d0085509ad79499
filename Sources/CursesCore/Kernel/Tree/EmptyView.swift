/// A view without nodes.
nonisolated public struct EmptyView: PrimitiveView {
    /// Makes an empty view.
    public init() {}

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }
}
