/// A look of gauges drawn by the toolkit.
@MainActor
public protocol PrimitiveGaugeStyle {
    /// When true, a dot marks the value. When false, a bar ends there.
    var isMarked: Bool { get }
}

/// Draws a dot on a line.
public struct AccessoryLinearGaugeStyle: PrimitiveGaugeStyle {
    public let isMarked = true

    public init() {}
}

/// Draws a bar that fills from the left.
public struct LinearCapacityGaugeStyle: PrimitiveGaugeStyle {
    public let isMarked = false

    public init() {}
}

/// The default style: a dot on a line.
public typealias DefaultGaugeStyle = AccessoryLinearGaugeStyle

extension PrimitiveGaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// Draws a dot on a line.
    public static var accessoryLinear: Self { Self() }
    /// The default style: a dot on a line.
    public static var automatic: Self { Self() }
}

/// Draws a dot on a line; a terminal has no rings.
public typealias AccessoryCircularGaugeStyle = AccessoryLinearGaugeStyle

/// Draws a bar that fills from the left; a terminal has no rings.
public typealias AccessoryCircularCapacityGaugeStyle = LinearCapacityGaugeStyle

extension PrimitiveGaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// Draws a dot on a line; a terminal has no rings.
    public static var accessoryCircular: Self { Self() }
}

extension PrimitiveGaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Draws a bar that fills from the left; a terminal has no rings.
    public static var accessoryCircularCapacity: Self { Self() }
}

extension PrimitiveGaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Draws a bar that fills from the left.
    public static var linearCapacity: Self { Self() }
    /// Draws a bar that fills from the left.
    public static var accessoryLinearCapacity: Self { Self() }
}

extension View {
    /// Sets the style of the gauges below.
    public func gaugeStyle<S: PrimitiveGaugeStyle>(_ style: S) -> ModifiedView {
        environment { $0.gaugeStyle = style }
    }
}

extension EnvironmentValues {
    /// The style of gauges, by default a dot on a line.
    @Entry var gaugeStyle: any PrimitiveGaugeStyle = .automatic
}
