extension View {
    /// Draws the view as one picture, which keeps its look in a row that is marked: bars that were
    /// reversed would be the gaps.
    public func drawingGroup() -> ModifiedView {
        wrapped { DrawingGroupNode($0.place, children: [$1]) }
    }
}

/// A node whose blocks and gaps must not change places.
private final class DrawingGroupNode: Node {
    override var pictures: [Node] { [self] }
}
