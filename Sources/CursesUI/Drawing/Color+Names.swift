nonisolated extension Color {
    /// No colour; the background remains visible.
    public static var clear: Color { .standard }

    /// The terminal's default foreground.
    public static var primary: Color { .standard }

    /// The grey of secondary text.
    public static var secondary: Color { .gray }

    /// The accent of the standard theme.
    public static var accentColor: Color { Theme.standard.tint.foreground }

    /// The colour itself; a terminal has no gradients.
    public var gradient: AnyGradient { self }

    /// Returns the colour, or `clear` below 0.5; a terminal has no transparency.
    public func opacity(_ opacity: Double) -> Color {
        opacity >= 0.5 ? self : .clear
    }
}

nonisolated extension ShapeStyle where Self == Color {
    public static var bar: Color { .standard }

    public static var ultraThinMaterial: Color { .standard }

    public static var thinMaterial: Color { .standard }

    public static var regularMaterial: Color { .standard }

    public static var brown: Color { .yellow }

    public static var clear: Color { .standard }

    public static var indigo: Color { Color(rawValue: 12) }

    public static var mint: Color { Color(rawValue: 14) }

    public static var orange: Color { .yellow }

    public static var pink: Color { Color(rawValue: 13) }

    public static var purple: Color { .magenta }

    public static var teal: Color { .cyan }
}

/// The gradient of a colour, which is the colour itself.
public typealias AnyGradient = Color
