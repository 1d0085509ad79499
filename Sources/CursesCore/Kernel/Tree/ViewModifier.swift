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
    private let content: ModifiedView

    @usableFromInline
    init(_ content: any View) {
        self.content = ModifiedView(content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { content.nodes(evaluation) }
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

/// A view with a modifier.
///
/// Its content is an existential, so that a chain of modifiers is not a new generic type each time:
/// the runtime would create metadata and look up conformances for each, which would delay the first
/// frame.
public struct ModifiedView: PrimitiveView {
    private let parts: Parts

    /// An object, so that a chain is copied and compared by reference. The unused words of a small
    /// existential differ in each copy: a body that held one ran in each frame.
    private final class Parts {
        let content: any View
        let enter: (Evaluation) -> Evaluation
        let wrap: ((Evaluation, Node) -> Node)?
        let isAboutToChange: ((Evaluation) -> Bool)?

        init(
            _ content: any View,
            _ enter: @escaping (Evaluation) -> Evaluation,
            _ wrap: ((Evaluation, Node) -> Node)?,
            _ isAboutToChange: ((Evaluation) -> Bool)?
        ) {
            self.content = content
            self.enter = enter
            self.wrap = wrap
            self.isAboutToChange = isAboutToChange
        }

        nonisolated deinit {}
    }

    // Inlined into each modifier, it took 20 KB of the program.
    @inline(never)
    package init(
        _ content: any View,
        enter: @escaping (Evaluation) -> Evaluation,
        wrap: ((Evaluation, Node) -> Node)? = nil,
        isAboutToChange: ((Evaluation) -> Bool)? = nil
    ) { parts = Parts(content, enter, wrap, isAboutToChange) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        guard let isAboutToChange = parts.isAboutToChange else { return modified(evaluation) }
        if isAboutToChange(evaluation), let nodes = evaluation.postponed() {
            _ = parts.enter(evaluation)
            return nodes
        }
        return evaluation.remembering(modified(evaluation))
    }

    private func modified(_ evaluation: Evaluation) -> [Node] {
        let nodes = parts.content.nodes(parts.enter(evaluation))
        guard let wrap = parts.wrap else { return nodes }
        return nodes.enumerated().map { wrap(evaluation.at($0.offset + 1), $0.element) }
    }

    /// True if the content may be sections.
    var producesSections: Bool {
        let content = parts.content
        return (content as? ModifiedView)?.producesSections ?? type(of: content).producesSections
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        if parts.wrap != nil { return [RowSegment(nodes(evaluation))] }
        return parts.content.rowSegments(parts.enter(evaluation))
    }
}

extension ModifiedView {
    /// Wraps a closure that is evaluated in each frame.
    @usableFromInline
    package init(_ make: @escaping (Evaluation) -> [Node]) {
        self.init(EvaluatedView(make: make))
    }

    private struct EvaluatedView: PrimitiveView {
        let make: (Evaluation) -> [Node]

        func nodes(_ evaluation: Evaluation) -> [Node] { make(evaluation) }
    }

    /// Wraps a view unchanged.
    package init(_ content: any View) {
        self.init(content, enter: { $0 })
    }
}

extension View {
    /// Returns the view in a changed environment.
    package func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedView
    {
        ModifiedView(self, enter: { $0.keeping(change) })
    }

    /// Returns the view in an environment that gets a value; the closure captures nothing.
    package func environment<Value>(
        putting value: Value,
        _ put: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> ModifiedView {
        ModifiedView(self, enter: { $0.putting(value, put) })
    }

    /// Returns the view with each of its nodes wrapped.
    package func wrapped(_ wrap: @escaping (Evaluation, Node) -> Node) -> ModifiedView {
        ModifiedView(self, enter: { $0.at(0) }, wrap: wrap)
    }

    /// Returns the view with an action that runs during evaluation and may be about to change it.
    package func attached(
        isAboutToChange: ((Evaluation) -> Bool)? = nil,
        _ attach: @escaping (Evaluation) -> Void
    ) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                attach($0)
                return $0.at(0)
            },
            isAboutToChange: isAboutToChange
        )
    }
}
