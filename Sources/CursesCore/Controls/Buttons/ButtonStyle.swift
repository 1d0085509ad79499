/// How buttons look.
@MainActor
public protocol PrimitiveButtonStyle {
    associatedtype Body: View = Never
    /// What a look of the app's own is made of.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The button as a look of the app's own draws it.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
    /// Whether the label stands in brackets.
    var isBordered: Bool { get }
    /// Whether the button is the one to press.
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

/// Brackets around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
}

/// Brackets around the label, in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public var isProminent: Bool { true }

    public init() {}
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public var isBordered: Bool { false }

    public init() {}
}

/// The label alone.
public typealias BorderlessButtonStyle = PlainButtonStyle

/// The label alone.
public typealias LinkButtonStyle = PlainButtonStyle

/// Brackets around the label, for a terminal has no glass.
public typealias GlassButtonStyle = BorderedButtonStyle

/// The look that fits where the button stands.
public typealias DefaultButtonStyle = BorderedButtonStyle

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Brackets around the label, as in the bar of a window.
    public static var accessoryBar: Self { Self() }
    /// Brackets around the label, as in the bar of a window.
    public static var accessoryBarAction: Self { Self() }
    /// Brackets around the label, as on a television.
    public static var card: Self { Self() }
    /// Brackets around the label.
    public static var bordered: Self { Self() }
    /// The look that fits where the button stands.
    public static var automatic: Self { Self() }
    /// Brackets around the label, for a terminal has no glass.
    public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Brackets around the label, in the accent colour.
    public static var borderedProminent: Self { Self() }
    /// Brackets around the label, in the accent colour, for a terminal has no glass.
    public static var glassProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    public static var plain: Self { Self() }
    /// The label alone.
    public static var borderless: Self { Self() }
    /// The label alone.
    public static var link: Self { Self() }
}

extension View {
    /// Gives the buttons of the view a look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedView {
        if S.Body.self == Never.self { return environment { $0.buttonStyle = style } }
        return environment {
            $0.buttonStyle = PressedButtonStyle { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The look of the buttons.
    var buttonStyle: any PrimitiveButtonStyle {
        get { buttonLook.style }
        set { buttonLook.style = newValue }
    }

    @LocalEntry private var buttonLook = ButtonLook()
}

/// A style in a structure, which is found without looking for the conformance of what is in it.
private struct ButtonLook {
    var style: any PrimitiveButtonStyle = .automatic
}
