/// A change to a view that has a name of its own and may keep state.
public protocol ViewModifier {
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = ViewModifierContent<Self>

    /// The changed view.
    @ViewBuilder
    func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
    private let make: (Evaluation) -> [Node]

    init(_ make: @escaping (Evaluation) -> [Node]) {
        self.make = make
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { make(evaluation) }
}

extension View {
    /// Applies a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        CustomizedView(content: self, modifier: modifier)
    }
}

private struct CustomizedView<Content: View, Modifier: ViewModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.bound(modifier)
            .body(content: ViewModifierContent { content.nodes($0) })
            .nodes(evaluation.at(0))
    }
}
