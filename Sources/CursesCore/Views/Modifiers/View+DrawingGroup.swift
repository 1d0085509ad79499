extension View {
    /// Draws the view as one picture, which keeps its colours in a row that is marked.
    public func drawingGroup() -> ModifiedView {
        wrapped { DrawingGroupNode($0.place, children: [$1]) }
    }
}

/// A node whose blocks and gaps must not change places.
private final class DrawingGroupNode: Node {
    override var pictures: [Node] { [self] }
}
