/// The look of text fields, drawn by the toolkit or as a custom view.
@MainActor
public protocol TextFieldStyle {
    associatedtype _Body: View = Never
    /// The label of a field in a custom style.
    typealias _Label = StylePart

    /// Returns the view of the field; only for custom styles.
    @ViewBuilder
    func _body(configuration: TextField<_Label>) -> _Body
    /// True if the line is underlined.
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

/// Underlines the field.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
}

/// Draws only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    public let isMarked = false

    public init() {}
}

/// The default style: an underlined field.
public typealias DefaultTextFieldStyle = RoundedBorderTextFieldStyle

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Underlines the field.
    public static var roundedBorder: Self { Self() }
    /// The default style: an underlined field.
    public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Draws only the text.
    public static var plain: Self { Self() }
}

extension View {
    /// Sets the style of the text fields below.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> ModifiedView {
        environment {
            $0.textFieldLook.isMarked = style.isMarked
            let isDrawn = S._Body.self == Never.self
            $0.textFieldLook.make = isDrawn ? nil : { style._body(configuration: $0) }
        }
    }
}
