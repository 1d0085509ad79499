/// An outline; on a terminal all outlines fill the cells that they are given.
@MainActor
public protocol Shape: View {}

/// All the cells of a room.
public struct Rectangle: Shape, PrimitiveView {
    public init() {}
}

/// All the cells of a room, whose corners stay as they are.
public struct RoundedRectangle: Shape, PrimitiveView {
    /// Takes the radius that cells cannot show.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, whose ends stay as they are.
public struct Capsule: Shape, PrimitiveView {
    /// Takes the curve that cells cannot show.
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// All the cells of a room, for the want of round ones.
public struct Circle: Shape, PrimitiveView {
    public init() {}
}

/// The curve of a corner, which cells cannot show.
nonisolated public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

extension View {
    /// Says what of the view can be clicked, which is all of it.
    public func contentShape<S: Shape>(_ shape: S) -> Self { self }

    /// Cuts the view to an outline, which on a terminal is the view's own.
    public func clipShape<S: Shape>(_ shape: S) -> Self { self }

    /// Throws a shadow, which cells cannot.
    public func shadow(
        color: Color = .black,
        radius: Double,
        x: Double = 0,
        y: Double = 0
    ) -> Self { self }

    /// Rounds corners, which cells cannot.
    public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> Self { self }
}
