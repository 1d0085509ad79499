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

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The default style: brackets around the label.
    public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Draws brackets around the label, in the accent colour.
    public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Draws only the label.
    public static var plain: Self { Self() }
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
    package var buttonStyle: any PrimitiveButtonStyle {
        get { buttonLook.style }
        set { buttonLook.style = newValue }
    }

    @LocalEntry private var buttonLook = ButtonLook()
}

/// Wraps the style, so that reading it needs no conformance lookup of the existential's type.
private struct ButtonLook {
    var style: any PrimitiveButtonStyle = .automatic
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

/// A custom style, stored as one of the toolkit's.
package struct CustomButtonStyle: PrimitiveButtonStyle {
    package let isBordered = false
    package let isProminent = false
    let make: (ButtonStyleConfiguration) -> any View

    package init(make: @escaping (ButtonStyleConfiguration) -> any View) {
        self.make = make
    }

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
    package let action: () -> Void

    /// The label of a button.
    public typealias Label = StylePart

    /// Runs the button's action.
    public func trigger() {
        action()
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
