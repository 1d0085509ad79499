/// A look of menus, which changes nothing.
@MainActor
public protocol MenuStyle {}

extension View {
    /// Chooses a look for menus, which are buttons.
    public func menuStyle<S: MenuStyle>(_ style: S) -> Self { self }
}

/// The one look of menus.
public struct DefaultMenuStyle: MenuStyle {
    public init() {}
}

/// The one look of menus, by another name.
public struct ButtonMenuStyle: MenuStyle {
    public init() {}
}

/// The one look of menus, by another name.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: Self { Self() }
}
