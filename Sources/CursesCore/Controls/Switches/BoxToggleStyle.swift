/// A look of toggles drawn by the toolkit, always a box with a check mark.
@MainActor
public protocol BoxToggleStyle {}

/// Draws a box with a check mark.
public struct DefaultToggleStyle: BoxToggleStyle {
    public init() {}
}

/// Draws a box with a check mark; a terminal has no sliding switches.
public struct SwitchToggleStyle: BoxToggleStyle {
    public init() {}

    /// Makes the style; the tint has no effect.
    public init(tint: Color) {}
}

/// Draws a box with a check mark.
public struct CheckboxToggleStyle: BoxToggleStyle {
    public init() {}
}

/// Draws a box with a check mark.
public struct ButtonToggleStyle: BoxToggleStyle {
    public init() {}
}

extension BoxToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: Self { Self() }
}

extension BoxToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: Self { Self() }
}

extension BoxToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: Self { Self() }
}

extension BoxToggleStyle where Self == ButtonToggleStyle {
    public static var button: Self { Self() }
}
