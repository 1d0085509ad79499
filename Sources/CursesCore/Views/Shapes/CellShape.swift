/// A shape that consists of all its cells and needs no inset.
@MainActor
public protocol CellShape: InsettableShape {}

extension CellShape {
    public var outlineKind: OutlineKind { .cells }

    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape unchanged.
    public func inset(by amount: CGFloat) -> Self { self }
}

nonisolated extension CGRect {
    /// The largest centred square inside.
    var middleSquare: CGRect {
        let side = Swift.min(size.width, size.height)
        return CGRect(
            x: Double(origin.x + (size.width - side) / 2),
            y: Double(origin.y + (size.height - side) / 2),
            width: Double(side),
            height: Double(side)
        )
    }
}
