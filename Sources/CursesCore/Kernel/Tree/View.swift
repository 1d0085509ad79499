/// A part of the interface, described by its body.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder
    var body: Body { get }

    /// Evaluates the view; overridden only by the toolkit's views.
    func nodes(_ evaluation: Evaluation) -> [Node]
    /// Returns the view's rows in a list; overridden only by the toolkit's views.
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment]
    /// Returns the views that can be evaluated separately.
    func parts(_ evaluation: Evaluation) -> [ViewPart]
    /// True if the view may consist of sections, which are several rows each.
    static var producesSections: Bool { get }
}

extension Never: View {
    public var body: Never { self }

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }

    public static var producesSections: Bool { false }
}

// Inlined where a view is compiled, these know the type of its body, so its mangled name need not
// be demangled at run time.
extension View {
    @inlinable
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.kept(
            self,
            reading: self,
            content: { $0.bound($1).body },
            nodes: { $0.nodes($1.at(0)) }
        )
    }

    @inlinable
    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        evaluation.content(of: self, reading: self) { $0.bound($1).body }
            .rowSegments(evaluation.at(0))
    }

    @inlinable
    public static var producesSections: Bool { Body.producesSections }

    /// Evaluates the view into one node.
    package func node(_ evaluation: Evaluation) -> Node {
        let nodes = nodes(evaluation)
        return nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
    }
}

/// Combines the views of a closure.
@resultBuilder
nonisolated public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> { .first(first) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> { .second(second) }

    public static func buildArray<Content: View>(_ content: [Content]) -> ArrayView<Content> {
        ArrayView(content: content)
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// One of the views that a container shows one at a time, with its evaluation.
public struct ViewPart {
    package let view: any View
    package let evaluation: Evaluation
}

extension View {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        [ViewPart(view: self, evaluation: evaluation)]
    }
}

extension EmptyView {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] { [] }
}

/// A view that only holds others, each at its own place.
public protocol CompositeView: PrimitiveView {
    /// Returns the views that it holds, with their evaluations.
    func elements(_ evaluation: Evaluation) -> [ViewPart]
}

extension CompositeView {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        elements(evaluation).flatMap { $0.view.parts($0.evaluation) }
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        elements(evaluation).flatMap { $0.view.rowSegments($0.evaluation) }
    }
}

extension ForEach where Content: View {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        var parts: [ViewPart] = []
        forEachView(evaluation) { parts += $0.parts($1) }
        return parts
    }
}

extension Group {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        body.parts(evaluation.at(0))
    }
}

/// A view that makes nodes itself.
///
/// It implements `nodes(_:)`, and `rowSegments(_:)` if it has rows that can be made lazily.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) draws itself and has no body")
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        [RowSegment(nodes(evaluation))]
    }

    public static var producesSections: Bool { false }
}

/// A part of a control that a custom style draws.
public struct StylePart: PrimitiveView {
    let content: any View

    package init(content: any View) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { content.nodes(evaluation) }
}

/// Existing nodes as a view.
package struct NodesView: PrimitiveView {
    let nodes: [Node]

    package init(nodes: [Node]) {
        self.nodes = nodes
    }

    package func nodes(_ evaluation: Evaluation) -> [Node] { nodes }
}

/// Adds a value to the environment: `@Entry var name = value` in an extension of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CursesUIMacros", type: "EntryMacro")

/// Adds a value to the environment that ends at the edge of a sheet.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
package macro LocalEntry() = #externalMacro(module: "CursesUIMacros", type: "LocalEntryMacro")
