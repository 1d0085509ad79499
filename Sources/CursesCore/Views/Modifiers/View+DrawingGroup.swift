extension View {
    /// Draws the view as one picture, which keeps its colours in a selected row.
    public func drawingGroup() -> ModifiedView {
        wrapped { DrawingGroupNode($0.place, children: [$1]) }
    }
}

/// A node whose cells are never reversed.
private final class DrawingGroupNode: Node {
    override var pictures: [Node] { [self] }
}
