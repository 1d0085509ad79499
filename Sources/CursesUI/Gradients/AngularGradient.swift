/// Colours around a point. A terminal shows the first one.
nonisolated public struct AngularGradient: GradientStyle {
    public let gradient: Gradient

    /// Creates a gradient around a point.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.gradient = gradient
    }

    /// Creates a gradient of colours around a point.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        gradient = Gradient(colors: colors)
    }

    /// Creates a gradient over a part of the turn.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
    }

    /// Creates a gradient of colours over a part of the turn.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(colors: colors)
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient of colours over a part of the turn.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self { Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

    /// Returns a gradient of colours around a point.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint,
        angle: Angle = .zero
    ) -> Self { Self(colors: colors, center: center, angle: angle) }

    /// Returns a gradient around a point.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        angle: Angle = .zero
    ) -> Self { Self(gradient: gradient, center: center, angle: angle) }
}

/// Another name of `AngularGradient`.
public typealias ConicGradient = AngularGradient
