/// How text fields look.
@MainActor
public protocol TextFieldStyle {
    /// Whether the room to type in is marked.
    var isMarked: Bool { get }
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
        environment { $0.textFieldStyle = style }
    }
}

extension EnvironmentValues {
    /// The look of the text fields.
    @Entry var textFieldStyle: any TextFieldStyle = .automatic
}
