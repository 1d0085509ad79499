/// How pickers look.
@MainActor
public protocol PickerStyle {
    /// How the values stand to one another.
    var arrangement: PickerArrangement { get }
}

/// How the values of a picker stand to one another.
nonisolated public enum PickerArrangement: Hashable, Sendable {
    /// Only the chosen value is shown; the others are in a list that Enter opens.
    case menu
    /// All values stand side by side.
    case segmented
    /// All values stand one below the other.
    case inline
}

/// The chosen value between arrows, and a list of all values to open.
public struct MenuPickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.menu

    public init() {}
}

/// All values side by side, the chosen one in brackets.
public struct SegmentedPickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.segmented

    public init() {}
}

/// All values one below the other, with a dot before the chosen one.
public struct InlinePickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.inline

    public init() {}
}

/// The same as a menu, for a terminal has no wheel.
public typealias WheelPickerStyle = MenuPickerStyle

extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen value between arrows, and a list of all values to open.
    public static var menu: Self { Self() }
    /// The look that fits where the picker stands.
    public static var automatic: Self { Self() }
    /// The same as a menu, for a terminal has no wheel.
    public static var wheel: Self { Self() }
    /// The same as a menu, whose values lie over the screen and not on one of their own.
    public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All values side by side, the chosen one in brackets.
    public static var segmented: Self { Self() }
    /// All values side by side, the chosen one in brackets.
    public static var palette: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All values one below the other, with a dot before the chosen one.
    public static var inline: Self { Self() }
    /// All values one below the other, with a dot before the chosen one.
    public static var radioGroup: Self { Self() }
}

extension View {
    /// Gives the pickers of the view a look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedView {
        environment { $0.pickerStyle = style }
    }
}

extension EnvironmentValues {
    /// The look of the pickers.
    @Entry var pickerStyle: any PickerStyle = .automatic
}
