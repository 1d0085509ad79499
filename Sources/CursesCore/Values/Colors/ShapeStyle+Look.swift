/// Looks that cells do not have.
nonisolated extension ShapeStyle {
    /// The style itself, for a terminal knows no shades.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> Self { self }

    /// The style itself, for cells throw no shadow.
    public func shadow(_ style: ShadowStyle) -> Self { self }

    /// The style itself, for cells lie over nothing.
    public func blendMode(_ mode: BlendMode) -> Self { self }

    /// The style one step less important, which the theme decides.
    public var secondary: Self { self }

    /// The style two steps less important, which the theme decides.
    public var tertiary: Self { self }
}

/// A shadow, which cells cannot throw.
nonisolated public struct ShadowStyle: Hashable, Sendable {
    /// A shadow behind what is drawn.
    public static func drop(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { Self() }

    /// A shadow inside what is drawn.
    public static func inner(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { Self() }
}

/// How colours that lie over each other mix, which cells do not.
nonisolated public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
    case destinationOver, destinationOut, plusDarker, plusLighter
}
