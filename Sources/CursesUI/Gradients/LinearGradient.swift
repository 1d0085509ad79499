/// Colours along a line. A terminal shows the first one.
nonisolated public struct LinearGradient: GradientStyle {
    public let gradient: Gradient

    /// Creates a gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }

    /// Creates a gradient of colours between two points.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    /// Creates a gradient of stops between two points.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient between two points.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    /// Returns a gradient of colours between two points.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
