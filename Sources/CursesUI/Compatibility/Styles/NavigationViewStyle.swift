/// The layout of a `NavigationView`.
@MainActor
public protocol NavigationViewStyle {
    /// True if only the first view is shown, as the root of a stack.
    var isStack: Bool { get }
}

extension View {
    /// Sets the layout of navigation views with several views.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> ModifiedView {
        environment { $0.stacksNavigationViews = style.isStack }
    }
}

/// Shows several views as columns.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public var isStack: Bool { false }

    public init() {}
}

/// Shows the first view as the root of a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public var isStack: Bool { true }

    public init() {}
}

/// Shows several views as columns.
public typealias DoubleColumnNavigationViewStyle = DefaultNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { Self() }
    public static var columns: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}
