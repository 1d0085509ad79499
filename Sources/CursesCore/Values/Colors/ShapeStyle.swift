/// Style of a view: a palette colour, or a meaning whose look the theme decides.
nonisolated public protocol ShapeStyle: Sendable {
    /// Returns the look in a theme, on the terminal's background.
    func style(in theme: Theme) -> Style
}

/// Modifiers of SwiftUI without effect in a terminal.
nonisolated extension ShapeStyle {
    /// Returns the style itself: a terminal has no transparency.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> Self { self }

    /// Returns the style itself: a terminal has no shadows.
    public func shadow(_ style: ShadowStyle) -> Self { self }

    /// Returns the style itself: a terminal has no blending.
    public func blendMode(_ mode: BlendMode) -> Self { self }

    /// The style itself: the theme decides the look of secondary content.
    public var secondary: Self { self }

    /// The style itself: the theme decides the look of tertiary content.
    public var tertiary: Self { self }
}

/// Shadow; no effect in a terminal.
nonisolated public struct ShadowStyle: Hashable, Sendable {
    /// Returns a shadow behind the content.
    public static func drop(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { Self() }

    /// Returns a shadow inside the content.
    public static func inner(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { Self() }
}

/// Blend mode; no effect in a terminal.
nonisolated public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
    case destinationOver, destinationOut, plusDarker, plusLighter
}
