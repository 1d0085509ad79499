/// Colours along a line; a terminal shows the first.
nonisolated public struct LinearGradient: GradientStyle {
    public let gradient: Gradient

    /// Spreads a gradient from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }

    /// Spreads colours from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    /// Spreads colours at places of their own from one point to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Spreads a gradient from one point to another.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    /// Spreads colours from one point to another.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
