/// A named change of a view; may have state.
@MainActor
public protocol ViewModifier {
    associatedtype Body: View
    /// The view to change.
    typealias Content = ViewModifierContent<Self>

    /// The changed view.
    @ViewBuilder
    func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
    private let content: any View

    @usableFromInline
    init(_ content: any View) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { content.nodes(evaluation) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// The identity modifier.
    public static let identity = EmptyModifier()

    public init() {}

    public func body(content: Content) -> some View { content }
}

extension View {
    /// Applies a modifier.
    @inlinable
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedView {
        let owner = ModifierOwner(modifier: modifier, content: self)
        return ModifiedView { evaluation in
            evaluation.kept(
                owner,
                reading: owner.modifier,
                content: { $0.bound($1.modifier).body(content: ViewModifierContent($1.content)) },
                nodes: { $0.nodes($1.at(0)) }
            )
        }
    }
}

/// A modifier with its content.
@usableFromInline
struct ModifierOwner<Modifier: ViewModifier, Content: View> {
    @usableFromInline let modifier: Modifier
    @usableFromInline let content: Content

    @usableFromInline
    init(modifier: Modifier, content: Content) {
        self.modifier = modifier
        self.content = content
    }
}
