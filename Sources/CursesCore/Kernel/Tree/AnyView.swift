/// A type-erased view; its state is dropped when the type changes.
nonisolated public struct AnyView: PrimitiveView {
    private let content: any View

    /// Erases the type of a view.
    public init(_ view: some View) {
        content = view
    }

    /// Erases the type of a view.
    public init(erasing view: some View) {
        content = view
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let type = ObjectIdentifier(Swift.type(of: content))
        return content.nodes(evaluation.at(named: .type(type)))
    }
}

extension View {
    /// Identifies the view; its state is dropped when the id changes.
    public func id<ID: Hashable>(_ id: ID) -> ModifiedView {
        ModifiedView(self, enter: { $0.at(named: PlaceName(id)) })
    }
}
