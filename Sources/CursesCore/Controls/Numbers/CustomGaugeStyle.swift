/// A custom look of gauges, made of value and labels.
@MainActor
public protocol GaugeStyle {
    associatedtype Body: View
    /// The parts of the gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the view of the gauge.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The value and labels of a gauge for a custom style.
public struct GaugeStyleConfiguration {
    /// Position of the value between the bounds, from 0 to 1.
    public let value: Double
    /// The label of the gauge.
    public let label: StylePart
    /// The label of the value.
    public let currentValueLabel: StylePart?
    /// The label of the lower bound.
    public let minimumValueLabel: StylePart?
    /// The label of the upper bound.
    public let maximumValueLabel: StylePart?
}

extension View {
    /// Sets a custom style of the gauges below.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedView {
        environment { $0.customGaugeStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The custom style of gauges; `nil` for a style of the toolkit.
    @Entry var customGaugeStyle: ((GaugeStyleConfiguration) -> any View)?
}
