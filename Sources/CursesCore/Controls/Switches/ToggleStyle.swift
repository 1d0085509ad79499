/// A custom look of toggles, made of label and value.
@MainActor
public protocol ToggleStyle {
    associatedtype Body: View
    /// The parts of the toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the view of the toggle.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The label and value of a toggle for a custom style.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public let label: Label
    /// The value of the toggle.
    @Binding public var isOn: Bool

    /// The label of a toggle.
    public typealias Label = StylePart
}

extension View {
    /// Sets a custom style of the toggles below.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedView {
        environment { $0.toggleStyle = { style.makeBody(configuration: $0) } }
    }

    /// Sets a style of the toolkit for the toggles below: a box with a check mark.
    public func toggleStyle<S: BoxToggleStyle>(_ style: S) -> ModifiedView {
        environment { $0.toggleStyle = nil }
    }
}

extension EnvironmentValues {
    /// The custom style of toggles; `nil` for the default.
    @Entry var toggleStyle: ((ToggleStyleConfiguration) -> any View)?
}
