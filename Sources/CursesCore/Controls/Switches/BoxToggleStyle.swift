/// A look of switches of the toolkit's own, each of which is a box with a check mark.
@MainActor
public protocol BoxToggleStyle {}

/// A box with a check mark.
public struct DefaultToggleStyle: BoxToggleStyle {
    public init() {}
}

/// A box with a check mark, for a terminal has nothing to slide.
public struct SwitchToggleStyle: BoxToggleStyle {
    public init() {}

    /// Takes the colour, which is the accent.
    public init(tint: Color) {}
}

/// A box with a check mark.
public struct CheckboxToggleStyle: BoxToggleStyle {
    public init() {}
}

/// A box with a check mark, which shows whether it is on.
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
