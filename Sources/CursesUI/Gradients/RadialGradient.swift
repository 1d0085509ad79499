/// Colours around a point. A terminal shows the first one.
nonisolated public struct RadialGradient: GradientStyle {
    public let gradient: Gradient

    /// Creates a gradient from the center outwards.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    /// Creates a gradient of colours from the center outwards.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }

    /// Creates a gradient of stops from the center outwards.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) { gradient = Gradient(stops: stops) }
}

/// Colours around a point in an ellipse. A terminal shows the first one.
nonisolated public struct EllipticalGradient: GradientStyle {
    public let gradient: Gradient

    /// Creates a gradient from the center outwards.
    public init(gradient: Gradient, center: UnitPoint = .center) {
        self.gradient = gradient
    }

    /// Creates a gradient of colours from the center outwards.
    public init(colors: [Color], center: UnitPoint = .center) {
        gradient = Gradient(colors: colors)
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient of colours from the center outwards.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self {
        Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient from the center outwards.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self {
        Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
