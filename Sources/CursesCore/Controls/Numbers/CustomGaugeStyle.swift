/// A look for gauges that is a view made of their value and labels.
@MainActor
public protocol GaugeStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = GaugeStyleConfiguration

    /// The gauge as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The value of a gauge, and its labels.
public struct GaugeStyleConfiguration {
    /// How far the value is from the lower bound to the upper, from 0 to 1.
    public let value: Double
    /// What is measured.
    public let label: StylePart
    /// The value in words.
    public let currentValueLabel: StylePart?
    /// The lower bound in words.
    public let minimumValueLabel: StylePart?
    /// The upper bound in words.
    public let maximumValueLabel: StylePart?
}

extension View {
    /// Gives the gauges of the view a look of the app's own.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedView {
        environment { $0.customGaugeStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The app's own look of gauges.
    @Entry var customGaugeStyle: ((GaugeStyleConfiguration) -> any View)?
}
