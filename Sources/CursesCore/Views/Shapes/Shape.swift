/// An outline: one of the toolkit's own fills the cells that it is given, or is drawn in the dots of cells.
@preconcurrency @MainActor
public protocol Shape: Animatable, PrimitiveView {
    /// The line around the outline, in a room of points: 8 of them are a column and 16 a row.
    func path(in rect: CGRect) -> Path

    /// How cells show the outline.
    var outlineKind: OutlineKind { get }
}

extension Shape {
    public var outlineKind: OutlineKind { .dots }
}

/// How cells show an outline.
nonisolated public enum OutlineKind: Sendable {
    /// All cells of the room are inside.
    case cells
    /// In dots from three rows on, and as a dot where there is one.
    case round
    /// In dots.
    case dots
    /// In dots, in coordinates of cells, or of points where these do not fit.
    case own
}

/// An outline that can be drawn further inside, which one of cells already is.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape = Self

    /// The outline further inside.
    func inset(by amount: CGFloat) -> InsetShape
}

/// All the cells of a room.
public struct Rectangle: CellShape {
    public init() {}
}

/// All the cells of a room, whose corners stay as they are.
public struct RoundedRectangle: CellShape {
    /// Takes the radius that cells cannot show.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

    /// Takes the corners that cells cannot show.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, whose corners stay as they are.
public struct UnevenRoundedRectangle: CellShape {
    /// Takes the radii that cells cannot show.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {}

    /// Takes the radii that cells cannot show.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, whose ends stay as they are.
public struct Capsule: CellShape {
    /// Takes the curve that cells cannot show.
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// The largest circle in a room, which is all its cells where these are few.
public struct Circle: CellShape {
    public var outlineKind: OutlineKind { .round }

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }
}

/// The ellipse in a room, which is all its cells where these are few.
public struct Ellipse: CellShape {
    public var outlineKind: OutlineKind { .round }

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The outline of what is around, which is its cells.
public struct ContainerRelativeShape: CellShape {
    public init() {}
}

/// An outline whose type is not known.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Hides the type of an outline.
    public init(_ shape: some Shape) {
        self.shape = shape
    }

    public var outlineKind: OutlineKind { shape.outlineKind }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The radii of four corners, which cells cannot show.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
    /// Names the radius of each corner.
    public init(
        topLeading: Double = 0,
        bottomLeading: Double = 0,
        bottomTrailing: Double = 0,
        topTrailing: Double = 0
    ) {}
}

/// The curve of a corner, which cells cannot show.
nonisolated public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}
