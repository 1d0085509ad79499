extension Picker where Label == Text {
    /// Creates a picker titled by a string or text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { title.titleText } }
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

    /// Shows a menu, because a terminal has no wheel.
    public static var wheel: Self { Self() }

    /// Shows a menu, as a list over the screen in place of a screen.
    public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Shows all values side by side, the selected one in brackets.
    public static var palette: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Shows all values in rows, with a dot before the selected one.
    public static var inline: Self { Self() }

    /// Shows all values in rows, with a dot before the selected one.
    public static var radioGroup: Self { Self() }
}
