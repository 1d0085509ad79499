/// A style of controls that have only one look in a terminal; `Control` tells them apart.
nonisolated public struct OnlyStyle<Control>: Sendable {
    public init() {}

    public static var automatic: Self { Self() }
}

extension View {
    /// Has no effect in a terminal: sets the style of lists.
    public func listStyle(_ style: OnlyStyle<ListLook>) -> Self { self }

    /// Has no effect in a terminal: sets the style of date pickers.
    public func datePickerStyle(_ style: OnlyStyle<DatePickerLook>) -> Self { self }

    /// Has no effect in a terminal: sets the style of forms.
    public func formStyle(_ style: OnlyStyle<FormLook>) -> Self { self }
}

/// The control of list styles.
nonisolated public enum ListLook {}
/// The control of date picker styles.
nonisolated public enum DatePickerLook {}
/// The control of form styles.
nonisolated public enum FormLook {}

public typealias PlainListStyle = OnlyStyle<ListLook>
public typealias GroupedListStyle = OnlyStyle<ListLook>
public typealias InsetGroupedListStyle = OnlyStyle<ListLook>
public typealias GraphicalDatePickerStyle = OnlyStyle<DatePickerLook>

nonisolated extension OnlyStyle where Control == ListLook {
    public static var plain: Self { Self() }
    public static var inset: Self { Self() }
    public static var grouped: Self { Self() }
    public static var insetGrouped: Self { Self() }
    public static var sidebar: Self { Self() }
    public static var bordered: Self { Self() }
}

nonisolated extension OnlyStyle where Control == DatePickerLook {
    public static var compact: Self { Self() }
    public static var graphical: Self { Self() }
    public static var wheel: Self { Self() }
    public static var field: Self { Self() }
}

nonisolated extension OnlyStyle where Control == FormLook {
    public static var grouped: Self { Self() }
    public static var columns: Self { Self() }
}

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

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { Self() }
    public static var columns: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}
