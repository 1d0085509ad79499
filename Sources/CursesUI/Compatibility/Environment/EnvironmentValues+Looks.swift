/// Looks that a view may pass on or ask for, which cells show in one way.
extension EnvironmentValues {
    /// The size of text that the person likes, which the terminal decides.
    @Entry public var sizeCategory = ContentSizeCategory.large
    /// How far lines stand apart, which is not at all.
    @Entry public var lineSpacing = 0.0
    /// The form of symbols, which are characters.
    @Entry public var symbolVariants = SymbolVariants.none
    /// Where text is cut.
    @Entry public var truncationMode = Text.TruncationMode.tail
    /// How small text may become, which keeps its size.
    @Entry public var minimumScaleFactor = 1.0
    /// Whether letters may move together, which cells do not.
    @Entry public var allowsTightening = false
    /// How strongly headers are shown.
    @Entry public var headerProminence = Prominence.standard
    /// The colours of symbols.
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
    /// The size of images, which are characters.
    @Entry public var imageScale = Image.Scale.medium
    /// Whether something scrolls, which it does where its room is short.
    @Entry public var isScrollEnabled = true
    /// Whether a view knows that it has the focus, which controls know.
    @Entry public var isFocused = false
    /// The ground, which is the terminal's.
    @Entry public var backgroundStyle: AnyShapeStyle?
    /// The weight of text that the person likes.
    @Entry public var legibilityWeight: LegibilityWeight?
    /// Whether colours are turned round.
    @Entry public var accessibilityInvertColors = false
    /// Whether buttons have an outline, which their brackets are.
    @Entry public var accessibilityShowButtonShapes = true
    /// Whether something reads aloud, which a program is not told.
    @Entry public var accessibilityEnabled = false
    /// Whether the screen is dimmed.
    @Entry public var isLuminanceReduced = false
    /// Whether there may be several windows.
    @Entry public var supportsMultipleWindows = false
    /// Whether a widget has a ground.
    @Entry public var showsWidgetContainerBackground = true
    /// Where tabs are.
    @Entry public var tabBarPlacement: TabBarPlacement?
}

/// The size of text that the person likes; the older name.
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { false }
}

/// The weight of text that the person likes.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Where tabs are.
nonisolated public enum TabBarPlacement: Hashable, Sendable {
    case bottomBar, topBar, sidebar, ornament, pageIndicator
}
