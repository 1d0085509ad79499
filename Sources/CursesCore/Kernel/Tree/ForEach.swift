/// A view or chart content for each element of a collection, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public typealias Body = Never

    let data: Data
    let id: (Data.Element) -> ID
    package let content: (Data.Element) -> Content
    package var delete: ((Set<Int>) -> Void)?
    package var move: ((Set<Int>, Int) -> Void)?

    package init(
        data: Data,
        id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    /// Calls a body for the elements; arrays need no iterator.
    package func forEachElement(_ body: (Data.Element) -> Void) {
        let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
            for index in 0..<elements.count { body(elements[index]) }
        }
        if isDone == nil { forEachCounted(body) }
    }

    /// Calls a body by index: an iterator's type metadata would take longer than the elements.
    @inline(never)
    private func forEachCounted(_ body: (Data.Element) -> Void) {
        for index in 0..<data.count { body(data[data.index(data.startIndex, offsetBy: index)]) }
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Makes a view for each element, identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

    /// Makes a view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Makes a view for each number of a range.
    public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data: data, id: { $0 }, content: content) }

    /// Makes a view for each element of a bound collection; each gets a binding to its element.
    public init<Elements>(
        _ data: Binding<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Elements: MutableCollection & RandomAccessCollection,
        Elements.Index: Hashable,
        Elements.Element: Identifiable,
        Data == [Binding<Elements.Element>],
        ID == Elements.Element.ID
    { self.init(data: Array(data), id: { $0.wrappedValue.id }, content: content) }

    /// Makes a view for each element of a bound collection, identified by a key path.
    public init<Elements>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Elements: MutableCollection & RandomAccessCollection,
        Elements.Index: Hashable,
        Data == [Binding<Elements.Element>]
    { self.init(data: Array(data), id: { $0.wrappedValue[keyPath: id] }, content: content) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(data.count)
        forEachView(evaluation) { nodes += $0.nodes($1) }
        return nodes
    }
}

/// Several views that modifiers treat as one and containers as several.
public struct Group<Content: View>: View {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// Several views in order.
nonisolated public struct TupleView<each Content: View>: CompositeView {
    let content: (repeat each Content)

    package init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(8)
        var index = 0
        for view in repeat each content {
            nodes += view.nodes(evaluation.at(index))
            index += 1
        }
        return nodes
    }

    public func elements(_ evaluation: Evaluation) -> [ViewPart] {
        var parts: [ViewPart] = []
        for view in repeat each content {
            parts.append(ViewPart(view: view, evaluation: evaluation.at(parts.count)))
        }
        return parts
    }
}

/// The views of a loop in order.
nonisolated public struct ArrayView<Content: View>: CompositeView {
    let content: [Content]

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        content.enumerated().flatMap { $0.element.nodes(evaluation.at($0.offset)) }
    }

    public func elements(_ evaluation: Evaluation) -> [ViewPart] {
        content.enumerated().map { ViewPart(view: $1, evaluation: evaluation.at($0)) }
    }
}

/// One of two views, each with its place.
public enum ConditionalView<First: View, Second: View>: CompositeView {
    case first(First)
    case second(Second)

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        switch self {
        case .first(let view): view.nodes(evaluation.at(0))
        case .second(let view): view.nodes(evaluation.at(1))
        }
    }

    public func elements(_ evaluation: Evaluation) -> [ViewPart] {
        switch self {
        case .first(let view): [ViewPart(view: view, evaluation: evaluation.at(0))]
        case .second(let view): [ViewPart(view: view, evaluation: evaluation.at(1))]
        }
    }
}

extension Optional: View, PrimitiveView, CompositeView where Wrapped: View {
    public typealias Body = Never

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        self?.nodes(evaluation.at(0)) ?? []
    }

    public func elements(_ evaluation: Evaluation) -> [ViewPart] {
        map { [ViewPart(view: $0, evaluation: evaluation.at(0))] } ?? []
    }
}

/// A view without nodes.
nonisolated public struct EmptyView: PrimitiveView {
    /// Makes an empty view.
    public init() {}

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }
}

/// A type-erased view; its state is dropped when the type changes.
nonisolated public struct AnyView: PrimitiveView {
    private let content: any View

    /// Erases the type of a view.
    public init(_ view: some View) {
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
