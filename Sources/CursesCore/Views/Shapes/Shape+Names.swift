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
