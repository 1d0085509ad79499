/// What a view may ask of a device, of which a terminal is one.
extension EnvironmentValues {
    /// Whether there is much room from side to side, which a terminal has.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    /// Whether there is much room from top to bottom, which a terminal has.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// How many dots a point has: one.
    @Entry public var displayScale = 1.0
    /// How much of a point a dot is: all of it.
    @Entry public var pixelLength = 1.0
    /// Which way a language is written: from the left.
    @Entry public var layoutDirection = LayoutDirection.leftToRight
    /// How large text is: as the terminal has it.
    @Entry public var dynamicTypeSize = DynamicTypeSize.large
    /// The size of controls, which is a line.
    @Entry public var controlSize = ControlSize.regular
    /// The least height of a row of a list, which is a line.
    @Entry public var defaultMinListRowHeight = 1.0
    /// The least height of a header of a list, which is a line.
    @Entry public var defaultMinListHeaderHeight: Double?
    /// Whether movements are kept few, which they are, for there are none.
    @Entry public var accessibilityReduceMotion = true
    /// Whether what is seen through is kept little, which it is, for there is none.
    @Entry public var accessibilityReduceTransparency = true
    /// Whether shape must carry what colour does, which on a terminal it always must.
    @Entry public var accessibilityDifferentiateWithoutColor = true
    /// Whether a screen reader reads, which a terminal is not told.
    @Entry public var accessibilityVoiceOverEnabled = false
    /// Whether the view is hidden, which it is not.
    @Entry public var redactionReasons: RedactionReasons = []
    /// Whether the list is being edited, which one of a terminal always can be.
    @Entry public var editMode: Binding<EditMode>?
}

/// How much room there is.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Which way a language is written.
nonisolated public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// Whether a list is being edited.
nonisolated public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether the list is being edited.
    public var isEditing: Bool { self != .inactive }
}
