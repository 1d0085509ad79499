extension Toggle where Label == Text {
    /// Switches a value on and off; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { title.titleText }
    }
}

/// A look of toggles drawn by the toolkit, always a box with a check mark.
@MainActor
public protocol BoxToggleStyle {}

/// Draws a box with a check mark; a terminal has no sliding switches.
public struct SwitchToggleStyle: BoxToggleStyle {
    public init() {}

    /// Makes the style; the tint has no effect.
    public init(tint: Color) {}
}

/// Draws a box with a check mark.
public typealias DefaultToggleStyle = SwitchToggleStyle

/// Draws a box with a check mark.
public typealias CheckboxToggleStyle = SwitchToggleStyle

/// Draws a box with a check mark.
public typealias ButtonToggleStyle = SwitchToggleStyle

extension BoxToggleStyle where Self == SwitchToggleStyle {
    public static var automatic: Self { Self() }
    public static var `switch`: Self { Self() }
    public static var checkbox: Self { Self() }
    public static var button: Self { Self() }
}

/// A custom look of toggles, made of label and value.
@MainActor
public protocol ToggleStyle: PartsStyle where Parts == ToggleStyleConfiguration {
    /// The parts of the toggle.
    typealias Configuration = ToggleStyleConfiguration
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
