/// How a `NavigationView` shows its views.
@MainActor
public protocol NavigationViewStyle {
    /// True if only the first view is shown.
    var isStack: Bool { get }
}

extension View {
    /// Chooses whether navigation views of several views are columns or a stack of the first.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> ModifiedView {
        environment { $0.stacksNavigationViews = style.isStack }
    }
}

/// Columns where there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public var isStack: Bool { false }

    public init() {}
}

/// The first view, as the root of a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public var isStack: Bool { true }

    public init() {}
}

/// Columns where there are several views.
public typealias DoubleColumnNavigationViewStyle = DefaultNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { Self() }
    public static var columns: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}
