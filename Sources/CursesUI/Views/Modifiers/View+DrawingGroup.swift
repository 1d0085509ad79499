extension View {
    /// Draws the view as one picture, which keeps its colours in a row that is marked; an opaque one
    /// keeps the ground that it stands on as well.
    public func drawingGroup(opaque: Bool = false) -> ModifiedView {
        wrapped { DrawingGroupNode($0.place, children: [$1], isOpaque: opaque) }
    }
}

/// A node whose blocks and gaps must not change places.
private final class DrawingGroupNode: Node {
    private let isOpaque: Bool

    init(_ place: Place, children: [Node], isOpaque: Bool) {
        self.isOpaque = isOpaque
        super.init(place, children: children)
    }

    override var pictures: [Node] { [self] }

    override var keepsItsGround: Bool { isOpaque }
}
