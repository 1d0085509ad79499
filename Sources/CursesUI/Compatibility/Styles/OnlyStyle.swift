/// A look of controls that have only one in a terminal; `Control` tells the looks of different
/// controls apart.
nonisolated public struct OnlyStyle<Control>: Sendable {
    public init() {}

    public static var automatic: Self { Self() }
}

extension View {
    /// Has no effect in a terminal: chooses a look for lists.
    public func listStyle(_ style: OnlyStyle<ListLook>) -> Self { self }

    /// Has no effect in a terminal: chooses a look for dates.
    public func datePickerStyle(_ style: OnlyStyle<DatePickerLook>) -> Self { self }

    /// Has no effect in a terminal: chooses a look for forms.
    public func formStyle(_ style: OnlyStyle<FormLook>) -> Self { self }

    /// Has no effect in a terminal: chooses a look for menus.
    public func menuStyle(_ style: OnlyStyle<MenuLook>) -> Self { self }

    /// Has no effect in a terminal: chooses a look for groups of controls.
    public func controlGroupStyle(_ style: OnlyStyle<ControlGroupLook>) -> Self { self }
}

/// The look of lists.
nonisolated public enum ListLook {}
/// The look of dates.
nonisolated public enum DatePickerLook {}
/// The look of forms.
nonisolated public enum FormLook {}
/// The look of menus.
nonisolated public enum MenuLook {}
/// The look of groups of controls.
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
