/// Colours around a point like the hours of a clock; a terminal shows the first.
nonisolated public struct AngularGradient: GradientStyle {
    public let gradient: Gradient

    /// Spreads a gradient around a point.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.gradient = gradient
    }

    /// Spreads colours around a point.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        gradient = Gradient(colors: colors)
    }

    /// Spreads a gradient over a part of the turn around a point.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
    }

    /// Spreads colours over a part of the turn around a point.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(colors: colors)
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// Spreads colours around a point.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self { Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

    /// Spreads colours around a point.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint,
        angle: Angle = .zero
    ) -> Self { Self(colors: colors, center: center, angle: angle) }

    /// Spreads a gradient around a point.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        angle: Angle = .zero
    ) -> Self { Self(gradient: gradient, center: center, angle: angle) }
}

/// Colours around a point like the hours of a clock, by another name.
public typealias ConicGradient = AngularGradient
