/// A look for switches that is a view made of the label and the value.
@MainActor
public protocol ToggleStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = ToggleStyleConfiguration

    /// The switch as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The label and the value of a switch that a style draws.
public struct ToggleStyleConfiguration {
    /// What the switch says.
    public let label: Label
    /// Whether the switch is on.
    @Binding public var isOn: Bool

    /// What a switch says.
    public typealias Label = StylePart
}

extension View {
    /// Gives the switches of the view a look of the app's own.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedView {
        environment { $0.toggleStyle = { style.makeBody(configuration: $0) } }
    }

    /// Chooses a look for switches, which is a box with a check mark.
    public func toggleStyle<S: BoxToggleStyle>(_ style: S) -> ModifiedView {
        environment { $0.toggleStyle = nil }
    }
}

extension EnvironmentValues {
    /// The app's own look of the switches.
    @Entry var toggleStyle: ((ToggleStyleConfiguration) -> any View)?
}
