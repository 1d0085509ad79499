/// A view that is made anew only when it has changed; here every view is made anew, which is as right.
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
    /// The view.
    public var content: Content

    /// Takes a view.
    public init(content: Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        content.nodes(evaluation)
    }
}

extension View where Self: Equatable {
    /// Says that the view need only be made anew when it has changed.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
