/// How gauges look.
@MainActor
public protocol PrimitiveGaugeStyle {
    /// Whether a dot marks the value, in place of a bar that ends there.
    var isMarked: Bool { get }
}

/// A dot on a line.
public struct AccessoryLinearGaugeStyle: PrimitiveGaugeStyle {
    public let isMarked = true

    public init() {}
}

/// A bar that fills from the left.
public struct LinearCapacityGaugeStyle: PrimitiveGaugeStyle {
    public let isMarked = false

    public init() {}
}

/// The look that fits where the gauge stands.
public typealias DefaultGaugeStyle = AccessoryLinearGaugeStyle

extension PrimitiveGaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A dot on a line.
    public static var accessoryLinear: Self { Self() }
    /// The look that fits where the gauge stands.
    public static var automatic: Self { Self() }
}

/// A dot on a line, for a terminal has no rings.
public typealias AccessoryCircularGaugeStyle = AccessoryLinearGaugeStyle

/// A bar that fills from the left, for a terminal has no rings.
public typealias AccessoryCircularCapacityGaugeStyle = LinearCapacityGaugeStyle

extension PrimitiveGaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A dot on a line, for a terminal has no rings.
    public static var accessoryCircular: Self { Self() }
}

extension PrimitiveGaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills from the left, for a terminal has no rings.
    public static var accessoryCircularCapacity: Self { Self() }
}

extension PrimitiveGaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills from the left.
    public static var linearCapacity: Self { Self() }
    /// A bar that fills from the left.
    public static var accessoryLinearCapacity: Self { Self() }
}

extension View {
    /// Gives the gauges of the view a look.
    public func gaugeStyle<S: PrimitiveGaugeStyle>(_ style: S) -> ModifiedView {
        environment { $0.gaugeStyle = style }
    }
}

extension EnvironmentValues {
    /// The look of the gauges.
    @Entry var gaugeStyle: any PrimitiveGaugeStyle = .automatic
}
