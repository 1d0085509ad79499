/// A custom look of buttons, made of their label.
@MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    /// The parts of the button.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the view of the button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The label and state of a button for a custom style.
public struct ButtonStyleConfiguration {
    /// Purpose of the button; `nil` if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// True while the button is held down; always false in a terminal.
    public let isPressed = false

    /// The label of a button.
    public typealias Label = StylePart
}

extension View {
    /// Sets a custom style of the buttons below.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedView {
        environment { $0.buttonStyle = CustomButtonStyle { style.makeBody(configuration: $0) } }
    }
}

/// A custom style, stored as one of the toolkit's.
struct CustomButtonStyle: PrimitiveButtonStyle {
    let isBordered = false
    let isProminent = false
    let make: (ButtonStyleConfiguration) -> any View

    func body(_ label: some View, role: ButtonRole?) -> any View {
        make(ButtonStyleConfiguration(role: role, label: .init(content: label)))
    }
}
