/// Colours around a point; a terminal shows the first.
nonisolated public struct RadialGradient: GradientStyle {
    public let gradient: Gradient

    /// Spreads a gradient outwards.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    /// Spreads colours outwards.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }

    /// Spreads colours at places of their own outwards.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) { gradient = Gradient(stops: stops) }
}

/// Colours around a point in an oval; a terminal shows the first.
nonisolated public struct EllipticalGradient: GradientStyle {
    public let gradient: Gradient

    /// Spreads a gradient outwards.
    public init(gradient: Gradient, center: UnitPoint = .center) {
        self.gradient = gradient
    }

    /// Spreads colours outwards.
    public init(colors: [Color], center: UnitPoint = .center) {
        gradient = Gradient(colors: colors)
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// Spreads colours outwards.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self {
        Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Spreads a gradient outwards.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self {
        Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
