/// Appearance values that views can set and read; they do not change what is drawn.
extension EnvironmentValues {
    /// The preferred text size, under its older name; the terminal decides it.
    @Entry public var sizeCategory = ContentSizeCategory.large
    /// The space between lines, in points; 0 by default.
    @Entry public var lineSpacing = 0.0
    /// The variant of symbols.
    @Entry public var symbolVariants = SymbolVariants.none
    /// The end at which text is truncated.
    @Entry public var truncationMode = Text.TruncationMode.tail
    /// The smallest scale of text; 1 by default.
    @Entry public var minimumScaleFactor = 1.0
    /// True if letters may be tightened; false by default.
    @Entry public var allowsTightening = false
    /// The prominence of section headers.
    @Entry public var headerProminence = Prominence.standard
    /// The colours of symbols; `nil` for the default.
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
    /// The scale of symbol images.
    @Entry public var imageScale = Image.Scale.medium
    /// True if scroll views scroll.
    @Entry public var isScrollEnabled = true
    /// True if the view has the focus; false by default.
    @Entry public var isFocused = false
    /// The background style; `nil` for the terminal's.
    @Entry public var backgroundStyle: AnyShapeStyle?
    /// The preferred weight of text; `nil` by default.
    @Entry public var legibilityWeight: LegibilityWeight?
    /// True if colours are inverted.
    @Entry public var accessibilityInvertColors = false
    /// True if buttons have a visible shape; true by default, because of their brackets.
    @Entry public var accessibilityShowButtonShapes = true
    /// True if assistive technology runs; false by default, because a terminal does not report it.
    @Entry public var accessibilityEnabled = false
    /// True if the screen is dimmed.
    @Entry public var isLuminanceReduced = false
    /// True if the app may open several windows; false by default.
    @Entry public var supportsMultipleWindows = false
    /// True if a widget shows its background.
    @Entry public var showsWidgetContainerBackground = true
    /// The position of the tab bar; `nil` by default.
    @Entry public var tabBarPlacement: TabBarPlacement?
}

/// The preferred text size, under its older name.
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { false }
}

/// The preferred weight of text.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// The position of a tab bar.
nonisolated public enum TabBarPlacement: Hashable, Sendable {
    case bottomBar, topBar, sidebar, ornament, pageIndicator
}
