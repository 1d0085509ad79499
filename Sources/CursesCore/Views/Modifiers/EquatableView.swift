/// A view that is evaluated only if it has changed; no effect, since all views are compared.
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
    /// The compared view.
    public var content: Content

    /// Wraps a view.
    public init(content: Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        content.nodes(evaluation)
    }
}

extension View where Self: Equatable {
    /// Marks the view as comparable; no effect, since all views are compared.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
