/// A way of the app's own to place views; its lengths are cells.
@preconcurrency @MainActor
public protocol Layout: Animatable, ViewLayout {
    associatedtype Cache = Void
    /// The views to place.
    typealias Subviews = LayoutSubviews

    /// How large all the views together want to be.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places the views inside a room.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// What is found once for both.
    func makeCache(subviews: Subviews) -> Cache

    /// Finds anew what was found once.
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

/// Asks a layout of the app's own for the places of its nodes.
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
