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
