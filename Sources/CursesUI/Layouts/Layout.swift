/// A custom layout; its lengths are in points.
@preconcurrency @MainActor
public protocol Layout: Animatable, ViewLayout {
    associatedtype Cache = Void
    /// The views to place.
    typealias Subviews = LayoutSubviews

    /// Returns the size for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places the views in a rectangle.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// Creates the cache that measuring and placing share.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache; creates it again by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func placing(_ content: some View) -> any View {
        ModifiedView { evaluation in
            let inner = evaluation.at(0).with { $0.isInRow = false }
            return [LayoutNode(evaluation.place, content.nodes(inner), layout: self)]
        }
    }
}

/// Lays its children out by a custom layout.
private final class LayoutNode<L: Layout>: Node {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ place: Place, _ children: [Node], layout: L) {
        self.layout = layout
        subviews = LayoutSubviews(nodes: children)
        cache = layout.makeCache(subviews: subviews)
        super.init(place, children: children)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = layout.sizeThatFits(
            proposal: ProposedViewSize(proposal),
            subviews: subviews,
            cache: &cache
        )
        return Size(width: cells(size.width / 8) ?? 0, height: cells(size.height / 20) ?? 0)
    }

    override func layOut() {
        for child in children { child.place(in: .zero) }
        let proposal = ProposedViewSize(Proposal(frame.size))
        layout.placeSubviews(
            in: frame.points(),
            proposal: proposal,
            subviews: subviews,
            cache: &cache
        )
    }
}

/// A layout that can be chosen at run time.
@MainActor
public protocol ViewLayout {
    /// Returns a view that lays the content out.
    func placing(_ content: some View) -> any View
}

extension ViewLayout {
    /// Lays the content out.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView {
        AnyView(placing(content()))
    }
}

/// A type-erased layout.
public struct AnyLayout: ViewLayout {
    private let layout: any ViewLayout

    /// Wraps a layout.
    public init(_ layout: some ViewLayout) {
        self.layout = layout
    }

    public func placing(_ content: some View) -> any View { layout.placing(content) }
}

/// A layout of views side by side, like `HStack`.
public struct HStackLayout: ViewLayout {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?

    /// Creates a layout; a `nil` spacing is the default.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func placing(_ content: some View) -> any View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// A layout of views one below the other, like `VStack`.
public struct VStackLayout: ViewLayout {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?

    /// Creates a layout; a `nil` spacing is the default.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func placing(_ content: some View) -> any View {
        VStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// The views of a custom layout.
public struct LayoutSubviews: RandomAccessCollection {
    private let all: [LayoutSubview]

    init(nodes: [Node]) {
        all = nodes.map { LayoutSubview(node: $0) }
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { all.count }
    nonisolated public subscript(position: Int) -> LayoutSubview { all[position] }
}

/// A view of a custom layout.
nonisolated public struct LayoutSubview: @unchecked Sendable {
    private let node: Node

    init(node: Node) {
        self.node = node
    }

    /// Returns the size of the view for a proposal.
    @MainActor
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.size(proposal.cells).points
    }

    /// Returns the dimensions of the view for a proposal.
    @MainActor
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: node.size(proposal.cells))
    }

    /// Places the view with its anchor at a point.
    @MainActor
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        let size = node.size(proposal.cells)
        let x = Double(position.x) / 8 - anchor.x * Double(size.width) + 0.001
        let y = Double(position.y) / 20 - anchor.y * Double(size.height) + 0.001
        guard abs(x) < 1e6, abs(y) < 1e6 else { return }
        let corner = Point(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
        node.place(in: Rect(origin: corner, size: size))
    }

    /// The layout priority: views with a higher one get space first.
    @MainActor
    public var priority: Double { node.layoutPriority }
}

/// The size that a custom layout proposes, in points.
nonisolated public struct ProposedViewSize: Hashable, Sendable {
    /// The width, or `nil` for the ideal one.
    public var width: CGFloat?
    /// The height, or `nil` for the ideal one.
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal; `nil` asks for the ideal size.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a fixed size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.map { .columns($0) },
            height: proposal.height.map { .rows($0) }
        )
    }

    /// Returns the size with `nil` replaced by the given lengths.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: Double(width ?? size.width), height: Double(height ?? size.height))
    }

    var cells: Proposal {
        Proposal(width: extent(width, along: .horizontal), height: extent(height, along: .vertical))
    }
}
