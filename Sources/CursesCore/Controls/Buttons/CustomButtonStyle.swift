/// A look for buttons that is a view made of the label.
@MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = ButtonStyleConfiguration

    /// The button as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a button that a style draws.
public struct ButtonStyleConfiguration {
    /// What pressing the button means.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Whether the button is held down, which a key on a terminal never is.
    public let isPressed = false

    /// What a button shows.
    public typealias Label = StylePart
}

extension View {
    /// Gives the buttons of the view a look of the app's own.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedView {
        environment { $0.buttonStyle = CustomButtonStyle { style.makeBody(configuration: $0) } }
    }
}

/// A style of the app's own among those of the toolkit.
struct CustomButtonStyle: PrimitiveButtonStyle {
    let isBordered = false
    let isProminent = false
    let make: (ButtonStyleConfiguration) -> any View

    func body(_ label: some View, role: ButtonRole?) -> any View {
        make(ButtonStyleConfiguration(role: role, label: .init(content: label)))
    }
}
