/// How text fields look.
@MainActor
public protocol TextFieldStyle {
    associatedtype _Body: View = Never
    /// What the field of a look of the app's own is called.
    typealias _Label = StylePart

    /// The field as a look of the app's own draws it.
    @ViewBuilder
    func _body(configuration: TextField<_Label>) -> _Body
    /// Whether the room to type in is marked.
    var isMarked: Bool { get }
}

extension TextFieldStyle {
    public var isMarked: Bool { true }
}

extension TextFieldStyle where _Body == Never {
    public func _body(configuration: TextField<_Label>) -> Never {
        preconditionFailure("\(Self.self) is drawn by the toolkit")
    }
}

/// A style of the app's own among those of the toolkit.
struct CustomTextFieldStyle: TextFieldStyle {
    let make: (TextField<StylePart>) -> any View
}

/// A line under the room to type in.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public let isMarked = true

    public init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public let isMarked = false

    public init() {}
}

/// The look that fits where the field stands.
public typealias DefaultTextFieldStyle = RoundedBorderTextFieldStyle

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A line under the room to type in.
    public static var roundedBorder: Self { Self() }
    /// The look that fits where the field stands.
    public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: Self { Self() }
}

extension View {
    /// Gives the text fields of the view a look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> ModifiedView {
        if S._Body.self == Never.self { return environment { $0.textFieldStyle = style } }
        return environment {
            $0.textFieldStyle = CustomTextFieldStyle { style._body(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The look of the text fields.
    @Entry var textFieldStyle: any TextFieldStyle = .automatic
}
