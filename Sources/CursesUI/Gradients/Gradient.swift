/// Colours that go over into one another; a terminal, which knows no shades, shows the first.
nonisolated public struct Gradient: Hashable, ShapeStyle {
    /// The colours, each at its place.
    public var stops: [Stop]

    /// Spreads colours evenly.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    /// Puts colours at places of their own.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// The colour that stands for all, which is the first that can be seen.
    public var color: Color {
        stops.first { $0.color != .standard }?.color ?? .standard
    }

    public func style(in theme: Theme) -> Style { color.style(in: theme) }

    /// A colour at its place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// How far along the gradient, from 0 to 1.
        public var location: Double

        /// Puts a colour at a place.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }
}

/// What fills like a gradient, and shows its first colour.
nonisolated public protocol GradientStyle: ShapeStyle {
    /// The colours.
    var gradient: Gradient { get }
}

nonisolated extension GradientStyle {
    public func style(in theme: Theme) -> Style { gradient.style(in: theme) }
}
