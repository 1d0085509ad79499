extension Shape where Self == Rectangle {
    /// All the cells of a room.
    public static var rect: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
    /// All the cells of a room, whose corners stay as they are.
    public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerRadius: cornerRadius, style: style) }

    /// All the cells of a room, whose corners stay as they are.
    public static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// All the cells of a room, whose corners stay as they are.
    public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(style: style) }

    /// All the cells of a room, whose corners stay as they are.
    public static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == Capsule {
    /// All the cells of a room, whose ends stay as they are.
    public static var capsule: Self { Self() }

    /// All the cells of a room, whose ends stay as they are.
    public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}

extension Shape where Self == Circle {
    /// All the cells of a room, for the want of round ones.
    public static var circle: Self { Self() }
}

extension Shape where Self == Ellipse {
    /// All the cells of a room, for the want of round ones.
    public static var ellipse: Self { Self() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The outline of what is around, which is its cells.
    public static var containerRelative: Self { Self() }
}
