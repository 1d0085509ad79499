/// A colour gradient. A terminal shows one colour of it, without interpolation.
nonisolated public struct Gradient: Hashable, ShapeStyle {
    /// The colours with their locations.
    public var stops: [Stop]

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    /// Creates a gradient from stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// The colour to show: the first one that is not `.standard`.
    public var color: Color {
        stops.first { $0.color != .standard }?.color ?? .standard
    }

    public func style(in theme: Theme) -> Style { color.style(in: theme) }

    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The position along the gradient, from 0 to 1.
        public var location: Double

        /// Creates a stop.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }
}

/// A style that shows the first visible colour of a gradient.
nonisolated public protocol GradientStyle: ShapeStyle {
    /// The gradient of the style.
    var gradient: Gradient { get }
}

nonisolated extension GradientStyle {
    public func style(in theme: Theme) -> Style { gradient.style(in: theme) }
}

extension GradientStyle where Self: View {
    /// Fills the available space with the first visible colour.
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ColorNode(evaluation.place, color: gradient.color)]
    }
}

extension LinearGradient: PrimitiveView {}

extension RadialGradient: PrimitiveView {}

extension AngularGradient: PrimitiveView {}

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
}

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
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient of colours between two points.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

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
}
