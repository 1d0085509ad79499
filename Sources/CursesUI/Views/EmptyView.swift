/// Nothing.
public struct EmptyView: PrimitiveView {
    /// Makes nothing.
    public init() {}

    func makeNodes(_ evaluation: Evaluation) -> [Node] { [] }
}
