/// The look of buttons, drawn by the toolkit or as a custom view.
@MainActor
public protocol PrimitiveButtonStyle {
    associatedtype Body: View = Never
    /// The parts of a button for a custom style.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the view of the button; only for custom styles.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
    /// True if brackets enclose the label.
    var isBordered: Bool { get }
    /// True if the button is emphasized as the main action.
    var isProminent: Bool { get }
}

extension PrimitiveButtonStyle where Body == Never {
    public func makeBody(configuration: Configuration) -> Never {
        preconditionFailure("\(Self.self) is drawn by the toolkit")
    }
}

extension PrimitiveButtonStyle {
    public var isBordered: Bool { true }
    public var isProminent: Bool { false }
}

/// Draws brackets around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
}

/// Draws brackets around the label, in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public var isProminent: Bool { true }

    public init() {}
}

/// Draws only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public var isBordered: Bool { false }

    public init() {}
}

/// Draws only the label.
public typealias BorderlessButtonStyle = PlainButtonStyle

/// Draws only the label.
public typealias LinkButtonStyle = PlainButtonStyle

/// Draws brackets around the label; a terminal has no glass.
public typealias GlassButtonStyle = BorderedButtonStyle

/// The default style: brackets around the label.
public typealias DefaultButtonStyle = BorderedButtonStyle

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Draws brackets around the label.
    public static var accessoryBar: Self { Self() }
    /// Draws brackets around the label.
    public static var accessoryBarAction: Self { Self() }
    /// Draws brackets around the label.
    public static var card: Self { Self() }
    /// Draws brackets around the label.
    public static var bordered: Self { Self() }
    /// The default style: brackets around the label.
    public static var automatic: Self { Self() }
    /// Draws brackets around the label; a terminal has no glass.
    public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Draws brackets around the label, in the accent colour.
    public static var borderedProminent: Self { Self() }
    /// Draws brackets around the label, in the accent colour; a terminal has no glass.
    public static var glassProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Draws only the label.
    public static var plain: Self { Self() }
    /// Draws only the label.
    public static var borderless: Self { Self() }
    /// Draws only the label.
    public static var link: Self { Self() }
}

extension View {
    /// Sets the style of the buttons below.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedView {
        if S.Body.self == Never.self { return environment { $0.buttonStyle = style } }
        return environment {
            $0.buttonStyle = PressedButtonStyle { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The style of buttons, by default bordered.
    var buttonStyle: any PrimitiveButtonStyle {
        get { buttonLook.style }
        set { buttonLook.style = newValue }
    }

    @LocalEntry private var buttonLook = ButtonLook()
}

/// Wraps the style, so that reading it needs no conformance lookup of the existential's type.
private struct ButtonLook {
    var style: any PrimitiveButtonStyle = .automatic
}

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

/// The label and action of a button for a custom style that triggers the action itself.
public struct PrimitiveButtonStyleConfiguration {
    /// Purpose of the button; `nil` if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// The label of a button.
    public typealias Label = StylePart

    /// Runs the button's action.
    public func trigger() {
        action()
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes the button that a custom style changes.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A custom style that triggers the action itself, stored as one of the toolkit's.
struct PressedButtonStyle: PrimitiveButtonStyle {
    let make: (PrimitiveButtonStyleConfiguration) -> any View

    func nodes<Label: View>(
        _ label: Label,
        role: ButtonRole?,
        _ evaluation: Evaluation,
        action: @escaping () -> Void
    ) -> [Node] {
        let label = StylePart(content: label)
        return make(PrimitiveButtonStyleConfiguration(role: role, label: label, action: action))
            .nodes(evaluation.at(0).with { $0.buttonStyle = .automatic })
    }
}
