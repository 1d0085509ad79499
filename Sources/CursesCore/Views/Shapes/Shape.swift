/// An outline that fills its cells, or is drawn with the dots of cells.
@preconcurrency @MainActor
public protocol Shape: Animatable, PrimitiveView {
    /// Returns the path in a rectangle in points: a column has 8 points, a row 16.
    func path(in rect: CGRect) -> Path

    /// The way in which cells show the outline.
    var outlineKind: OutlineKind { get }
}

extension Shape {
    public var outlineKind: OutlineKind { .dots }
}

/// The way in which cells show an outline.
nonisolated public enum OutlineKind: Sendable {
    /// All cells are inside.
    case cells
    /// In dots from three rows on; as a dot in one row.
    case round
    /// In dots.
    case dots
    /// In dots, in coordinates of cells, or of points if the path does not fit.
    case own
}

/// An outline that can be inset.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape = Self

    /// Returns the outline inset by a distance.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle of cells.
public struct Rectangle: CellShape {
    public init() {}
}

/// A rectangle of cells; corners are not rounded.
public struct RoundedRectangle: CellShape {
    /// Makes the shape; the radius has no effect.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

    /// Makes the shape; the corner size has no effect.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle of cells; corners are not rounded.
public struct UnevenRoundedRectangle: CellShape {
    /// Makes the shape; the radii have no effect.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {}

    /// Makes the shape; the radii have no effect.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle of cells; ends are not rounded.
public struct Capsule: CellShape {
    /// Makes the shape; the corner style has no effect.
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// The largest circle in a rectangle; a dot or a rectangle in fewer than three rows.
public struct Circle: CellShape {
    public var outlineKind: OutlineKind { .round }

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }
}

/// The ellipse in a rectangle; a dot or a rectangle in fewer than three rows.
public struct Ellipse: CellShape {
    public var outlineKind: OutlineKind { .round }

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The outline of the container: a rectangle of cells.
public struct ContainerRelativeShape: CellShape {
    public init() {}
}

/// A type-erased outline.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Erases the type of an outline.
    public init(_ shape: some Shape) {
        self.shape = shape
    }

    public var outlineKind: OutlineKind { shape.outlineKind }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// Radii of four corners; no effect in a terminal.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
    /// Makes the radii; no effect in a terminal.
    public init(
        topLeading: Double = 0,
        bottomLeading: Double = 0,
        bottomTrailing: Double = 0,
        topTrailing: Double = 0
    ) {}
}

/// The curve of a corner; no effect in a terminal.
nonisolated public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

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

extension Shape where Self == Rectangle {
    /// A rectangle of cells.
    public static var rect: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle of cells; corners are not rounded.
    public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerRadius: cornerRadius, style: style) }

    /// A rectangle of cells; corners are not rounded.
    public static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle of cells; corners are not rounded.
    public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(style: style) }

    /// A rectangle of cells; corners are not rounded.
    public static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == Capsule {
    /// A rectangle of cells; ends are not rounded.
    public static var capsule: Self { Self() }

    /// A rectangle of cells; ends are not rounded.
    public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}

extension Shape where Self == Circle {
    /// The largest circle; a dot or a rectangle in fewer than three rows.
    public static var circle: Self { Self() }
}

extension Shape where Self == Ellipse {
    /// An ellipse; a dot or a rectangle in fewer than three rows.
    public static var ellipse: Self { Self() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The outline of the container: a rectangle of cells.
    public static var containerRelative: Self { Self() }
}
