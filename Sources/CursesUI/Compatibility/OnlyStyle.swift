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

    /// Has no effect in a terminal: sets the style of menus.
    public func menuStyle(_ style: OnlyStyle<MenuLook>) -> Self { self }

    /// Has no effect in a terminal: sets the style of control groups.
    public func controlGroupStyle(_ style: OnlyStyle<ControlGroupLook>) -> Self { self }
}

/// The control of list styles.
nonisolated public enum ListLook {}
/// The control of date picker styles.
nonisolated public enum DatePickerLook {}
/// The control of form styles.
nonisolated public enum FormLook {}
/// The control of menu styles.
nonisolated public enum MenuLook {}
/// The control of control group styles.
nonisolated public enum ControlGroupLook {}

public typealias DefaultListStyle = OnlyStyle<ListLook>
public typealias PlainListStyle = OnlyStyle<ListLook>
public typealias GroupedListStyle = OnlyStyle<ListLook>
public typealias InsetGroupedListStyle = OnlyStyle<ListLook>
public typealias SidebarListStyle = OnlyStyle<ListLook>
public typealias CompactDatePickerStyle = OnlyStyle<DatePickerLook>
public typealias GraphicalDatePickerStyle = OnlyStyle<DatePickerLook>
public typealias WheelDatePickerStyle = OnlyStyle<DatePickerLook>

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
    public static var stepperField: Self { Self() }
}

nonisolated extension OnlyStyle where Control == FormLook {
    public static var grouped: Self { Self() }
    public static var columns: Self { Self() }
}

nonisolated extension OnlyStyle where Control == MenuLook {
    public static var button: Self { Self() }
    public static var borderlessButton: Self { Self() }
}

nonisolated extension OnlyStyle where Control == ControlGroupLook {
    public static var navigation: Self { Self() }
    public static var menu: Self { Self() }
    public static var compactMenu: Self { Self() }
    public static var palette: Self { Self() }
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

/// Shows several views as columns.
public typealias DoubleColumnNavigationViewStyle = DefaultNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { Self() }
    public static var columns: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}
