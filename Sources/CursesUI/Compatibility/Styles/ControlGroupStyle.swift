/// A look of groups of controls, which changes nothing.
@MainActor
public protocol ControlGroupStyle {}

extension View {
    /// Chooses a look for groups of controls, which stand in a row.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> Self { self }
}

/// The one look of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
}

/// The one look of groups of controls, by another name.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
}

/// The one look of groups of controls, by another name.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var compactMenu: Self { Self() }
    public static var palette: Self { Self() }
}
