/// Properties of the device, with fixed defaults for a terminal.
extension EnvironmentValues {
    /// The horizontal size class; regular by default.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    /// The vertical size class; regular by default.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// Pixels per point; 1 by default.
    @Entry public var displayScale = 1.0
    /// Points per pixel; 1 by default.
    @Entry public var pixelLength = 1.0
    /// The writing direction; left to right by default.
    @Entry public var layoutDirection = LayoutDirection.leftToRight
    /// The text size; the terminal decides it.
    @Entry public var dynamicTypeSize = DynamicTypeSize.large
    /// The size of controls; always one row.
    @Entry public var controlSize = ControlSize.regular
    /// The minimum height of a list row, in rows.
    @Entry public var defaultMinListRowHeight = 1.0
    /// The minimum height of a list header, in rows; `nil` for the default.
    @Entry public var defaultMinListHeaderHeight: Double?
    /// True if animations are reduced; true by default, because there are none.
    @Entry public var accessibilityReduceMotion = true
    /// True if transparency is reduced; true by default, because there is none.
    @Entry public var accessibilityReduceTransparency = true
    /// True if colour must not be the only cue; true by default.
    @Entry public var accessibilityDifferentiateWithoutColor = true
    /// True if a screen reader runs; false by default, because a terminal does not report it.
    @Entry public var accessibilityVoiceOverEnabled = false
    /// The reasons for redacting the view; empty by default.
    @Entry public var redactionReasons: RedactionReasons = []
    /// The edit mode of lists; `nil` by default.
    @Entry public var editMode: Binding<EditMode>?
}

/// The amount of space along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// The writing direction.
nonisolated public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The edit mode of a list.
nonisolated public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// True unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}
