/// One of the toolkit's own outlines, inside of which it can be drawn as it is.
@MainActor
public protocol CellShape: InsettableShape {}

extension CellShape {
    public var outlineKind: OutlineKind { .cells }

    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The outline, which is inside already.
    public func inset(by amount: CGFloat) -> Self { self }
}

nonisolated extension CGRect {
    /// The largest square in the middle.
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
