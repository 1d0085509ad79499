/// An outline; on a terminal all outlines fill the cells that they are given.
@MainActor
public protocol Shape: View {}

/// An outline that can be drawn further inside, which on a terminal it already is.
@MainActor
public protocol InsettableShape: Shape {}

/// All the cells of a room.
public struct Rectangle: InsettableShape, PrimitiveView {
    public init() {}
}

/// All the cells of a room, whose corners stay as they are.
public struct RoundedRectangle: InsettableShape, PrimitiveView {
    /// Takes the radius that cells cannot show.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}

    /// Takes the corners that cells cannot show.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, whose corners stay as they are.
public struct UnevenRoundedRectangle: InsettableShape, PrimitiveView {
    /// Takes the radii that cells cannot show.
    public init(
        topLeadingRadius: Double = 0,
        bottomLeadingRadius: Double = 0,
        bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0,
        style: RoundedCornerStyle = .continuous
    ) {}

    /// Takes the radii that cells cannot show.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, whose ends stay as they are.
public struct Capsule: InsettableShape, PrimitiveView {
    /// Takes the curve that cells cannot show.
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, for the want of round ones.
public struct Circle: InsettableShape, PrimitiveView {
    public init() {}
}

/// All the cells of a room, for the want of round ones.
public struct Ellipse: InsettableShape, PrimitiveView {
    public init() {}
}

/// The outline of what is around, which is its cells.
public struct ContainerRelativeShape: InsettableShape, PrimitiveView {
    public init() {}
}

/// An outline whose type is not known.
public struct AnyShape: Shape, PrimitiveView {
    /// Hides the type of an outline.
    public init(_ shape: some Shape) {}
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
