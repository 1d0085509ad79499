/// How screens stand to one another, which changes nothing.
@MainActor
public protocol NavigationViewStyle {}

extension View {
    /// Chooses how screens stand to one another: on a terminal one lies over the other.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
}

/// Screens that lie over one another.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Screens that lie over one another.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Screens that lie over one another.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
    public static var columns: Self { Self() }
}
