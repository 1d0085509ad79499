/// A custom look of gauges, made of value and labels.
@MainActor
public protocol GaugeStyle: PartsStyle where Parts == GaugeStyleConfiguration {
    /// The parts of the gauge.
    typealias Configuration = GaugeStyleConfiguration
}

extension View {
    /// Sets a custom style of the gauges below.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedView {
        environment { $0.customGaugeStyle = { style.makeBody(configuration: $0) } }
    }

    /// Sets the style of the gauges below.
    public func gaugeStyle<S: PrimitiveGaugeStyle>(_ style: S) -> ModifiedView {
        environment { $0.gaugeStyle = style }
    }
}

/// Draws a bar that fills from the left.
public struct LinearCapacityGaugeStyle: PrimitiveGaugeStyle {
    public let isMarked = false

    public init() {}
}

extension PrimitiveGaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// Draws a dot on a line.
    public static var accessoryLinear: Self { Self() }

    /// Draws a dot on a line; a terminal has no rings.
    public static var accessoryCircular: Self { Self() }
}

extension PrimitiveGaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Draws a bar that fills from the left.
    public static var linearCapacity: Self { Self() }

    /// Draws a bar that fills from the left.
    public static var accessoryLinearCapacity: Self { Self() }

    /// Draws a bar that fills from the left; a terminal has no rings.
    public static var accessoryCircularCapacity: Self { Self() }
}
