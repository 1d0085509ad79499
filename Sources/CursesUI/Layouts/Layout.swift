/// A custom layout; its lengths are in cells.
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
        return Size(width: cells(size.width) ?? 0, height: cells(size.height) ?? 0)
    }

    override func layOut() {
        for child in children { child.place(in: .zero) }
        let bounds = CGRect(
            x: Double(frame.minX),
            y: Double(frame.minY),
            width: Double(frame.width),
            height: Double(frame.height)
        )
        let proposal = ProposedViewSize(Proposal(frame.size))
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
