/// Style of a view: a palette colour, or a meaning whose look the theme decides.
nonisolated public protocol ShapeStyle: Sendable {
    /// Returns the look in a theme, on the terminal's background.
    func style(in theme: Theme) -> Style
}

/// Modifiers of SwiftUI without effect in a terminal.
nonisolated extension ShapeStyle {
    /// Returns the style, or none below 0.5: a terminal has no transparency.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> AnyShapeStyle {
        opacity < 0.5 ? AnyShapeStyle(Color.standard) : AnyShapeStyle(self)
    }

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

/// Type-erased shape style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        base = style
    }

    public func style(in theme: Theme) -> Style { base.style(in: theme) }
}

/// Style named by its meaning; the theme decides its look.
nonisolated public struct SemanticStyle: ShapeStyle {
    private let look: @Sendable (Theme) -> Style

    public func style(in theme: Theme) -> Style { look(theme) }

    fileprivate init(_ look: @escaping @Sendable (Theme) -> Style) {
        self.look = look
    }
}

nonisolated extension ShapeStyle where Self == SemanticStyle {
    /// Main content.
    public static var primary: Self { Self { $0.primary } }
    /// Explanation of the main content.
    public static var secondary: Self { Self { $0.secondary } }
    /// Supplementary content.
    public static var tertiary: Self { Self { $0.tertiary } }
    /// Same as `tertiary`.
    public static var quaternary: Self { Self { $0.tertiary } }
    /// Tinted background of the range around a line.
    package static var tintedShade: Self { Self { $0.tintedShade } }
    /// Returns a background for a deviation from −1 to 1, or the tint if the theme has none.
    public static func heat(_ lean: Double) -> Self {
        Self { theme in
            let last = Double(theme.heat.count - 1)
            let step = ((min(max(lean, -1), 1) + 1) / 2 * last).rounded()
            return theme.heat.isEmpty ? theme.tint : Style(background: theme.heat[Int(step)])
        }
    }
    /// Accent.
    public static var tint: Self { Self { $0.tint } }
    /// Good state.
    public static var success: Self { Self { $0.success } }
    /// State that needs attention.
    public static var warning: Self { Self { $0.warning } }
    /// Error or irreversible action.
    public static var danger: Self { Self { $0.danger } }
    /// Selected element.
    public static var selection: Self { Self { $0.selection } }
}

/// Further styles of SwiftUI.
nonisolated extension ShapeStyle where Self == SemanticStyle {
    /// Same as `primary`.
    public static var foreground: Self { Self { $0.primary } }
    /// Background of the terminal.
    public static var background: Self { Self { _ in .plain } }
    /// Background of the terminal.
    public static var fill: Self { Self { _ in .plain } }
    /// Line between two elements.
    public static var separator: Self { Self { $0.line } }
    /// Link.
    public static var link: Self { Self { $0.tint } }
}
