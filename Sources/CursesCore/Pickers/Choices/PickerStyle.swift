/// The style of pickers.
@MainActor
public protocol PickerStyle {
    /// The arrangement of the values.
    var arrangement: PickerArrangement { get }
}

/// The arrangement of a picker's values.
nonisolated public enum PickerArrangement: Hashable, Sendable {
    /// Shows the selected value; Enter opens a list of all.
    case menu
    /// Shows all values side by side.
    case segmented
    /// Shows all values in rows.
    case inline
}

/// Shows the selected value between arrows; Enter opens a list of all.
public struct MenuPickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.menu

    public init() {}
}

/// Shows all values side by side, the selected one in brackets.
public struct SegmentedPickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.segmented

    public init() {}
}

/// Shows all values in rows, with a dot before the selected one.
public struct InlinePickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.inline

    public init() {}
}

/// Shows a menu, because a terminal has no wheel.
public typealias WheelPickerStyle = MenuPickerStyle

extension PickerStyle where Self == MenuPickerStyle {
    /// Shows the selected value between arrows; Enter opens a list of all.
    public static var menu: Self { Self() }
    /// Shows a menu.
    public static var automatic: Self { Self() }
    /// Shows a menu, because a terminal has no wheel.
    public static var wheel: Self { Self() }
    /// Shows a menu, as a list over the screen in place of a screen.
    public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Shows all values side by side, the selected one in brackets.
    public static var segmented: Self { Self() }
    /// Shows all values side by side, the selected one in brackets.
    public static var palette: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Shows all values in rows, with a dot before the selected one.
    public static var inline: Self { Self() }
    /// Shows all values in rows, with a dot before the selected one.
    public static var radioGroup: Self { Self() }
}

extension View {
    /// Sets the style of pickers inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedView {
        environment { $0.pickerStyle = style }
    }
}

extension EnvironmentValues {
    @Entry var pickerStyle: any PickerStyle = .automatic
}
