/// Forms of an outline.
extension Shape {
    /// A part of the outline, between two shares of its length.
    public func trim(
        from startFraction: Double = 0,
        to endFraction: Double = 1
    ) -> ChangedShape<Self> {
        ChangedShape(self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// The outline moved, turned and stretched.
    public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
        ChangedShape(self) { path, _ in path.applying(transform) }
    }

    /// The outline turned around the middle of its room.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(self) { $0.turned(angle, around: $1) }
    }

    /// The outline, which takes the room it is given.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }

    /// The outline, which takes the room it is given.
    public func size(width: Double, height: Double) -> Self { self }

    /// The outline, which takes the room it is given.
    public func size(_ size: CGSize) -> Self { self }
}

/// An outline in another form.
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
