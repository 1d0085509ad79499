/// Draws only the label.
public typealias BorderlessButtonStyle = PlainButtonStyle

/// The default style: brackets around the label.
public typealias DefaultButtonStyle = BorderedButtonStyle

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Draws brackets around the label.
    public static var accessoryBar: Self { Self() }

    /// Draws brackets around the label.
    public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Draws only the label.
    public static var borderless: Self { Self() }

    /// Draws only the label.
    public static var link: Self { Self() }
}

/// A custom look of a control, made of its parts.
@MainActor
public protocol PartsStyle<Parts> {
    associatedtype Parts
    associatedtype Body: View

    /// Returns the view of the control.
    @ViewBuilder
    func makeBody(configuration: Parts) -> Body
}

/// A custom look of buttons, made of their label.
@MainActor
public protocol ButtonStyle: PartsStyle where Parts == ButtonStyleConfiguration {
    /// The parts of the button.
    typealias Configuration = ButtonStyleConfiguration
}

extension View {
    /// Sets a custom style of the buttons below.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedView {
        environment { $0.buttonStyle = CustomButtonStyle { style.makeBody(configuration: $0) } }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes the button that a custom style changes.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
