/// Looks that a view may pass on or ask for, which cells show in one way.
extension EnvironmentValues {
    @Entry public var sizeCategory = ContentSizeCategory.large
    @Entry public var lineSpacing = 0.0
    @Entry public var symbolVariants = SymbolVariants.none
    @Entry public var truncationMode = Text.TruncationMode.tail
    @Entry public var minimumScaleFactor = 1.0
    @Entry public var allowsTightening = false
    @Entry public var headerProminence = Prominence.standard
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
    @Entry public var imageScale = Image.Scale.medium
    @Entry public var isScrollEnabled = true
    @Entry public var isFocused = false
    @Entry public var backgroundStyle: AnyShapeStyle?
    @Entry public var legibilityWeight: LegibilityWeight?
    @Entry public var accessibilityInvertColors = false
    @Entry public var accessibilityShowButtonShapes = true
    @Entry public var accessibilityEnabled = false
    @Entry public var isLuminanceReduced = false
    @Entry public var supportsMultipleWindows = false
    @Entry public var showsWidgetContainerBackground = true
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
