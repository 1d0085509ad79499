/// Transformed outlines.
extension Shape {
    /// Returns a part of the outline, between two fractions of its length.
    public func trim(
        from startFraction: Double = 0,
        to endFraction: Double = 1
    ) -> ChangedShape<Self> {
        ChangedShape(self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// Returns the outline translated, rotated and scaled.
    public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
        ChangedShape(self) { path, _ in path.applying(transform) }
    }

    /// Returns the outline rotated around the centre of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(self) { $0.turned(angle, around: $1) }
    }

    /// Returns the outline unchanged; it fills its frame.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }

    /// Returns the outline unchanged; it fills its frame.
    public func size(width: Double, height: Double) -> Self { self }

    /// Returns the outline unchanged; it fills its frame.
    public func size(_ size: CGSize) -> Self { self }
}

/// A transformed outline.
public struct ChangedShape<Base: Shape>: Shape {
    private let base: Base
    private let change: (Path, DotPoint) -> Path

    init(_ base: Base, change: @escaping (Path, DotPoint) -> Path) {
        self.base = base
        self.change = change
    }

    public var outlineKind: OutlineKind { base.outlineKind == .own ? .own : .dots }

    public func path(in rect: CGRect) -> Path {
        let middle = DotPoint(
            x: Double(rect.origin.x + rect.size.width / 2),
            y: Double(rect.origin.y + rect.size.height / 2)
        )
        return change(base.path(in: rect), middle)
    }
}
