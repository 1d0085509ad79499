/// Looks of controls, which have one each.
extension View {
    /// Says how wide a button is, which is what its label needs.
    public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }

    /// Says whether a button that is held acts again, which its key does.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

    /// Says whether a menu stays open.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

    /// Says how a chosen symbol is shown.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }

    /// Puts choices side by side, where they have no room.
    public func horizontalRadioGroupLayout() -> Self { self }

    /// Says how far a label's words are from its symbol, which is one column.
    public func labelIconToTitleSpacing(_ spacing: Double) -> Self { self }

    /// Says how much room a label's symbol has, which is what it needs.
    public func labelReservedIconWidth(_ width: Double) -> Self { self }

    /// Hides the labels of controls, or shows them.
    public func labelsVisibility(_ visibility: Visibility) -> ModifiedView {
        visibility == .hidden ? ModifiedView(labelsHidden()) : ModifiedView(self)
    }

    /// Says that what is shown may be out of date.
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

    /// Makes text larger or smaller.
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Self { self }

    /// Says how a symbol with a value is drawn.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }

    /// Says how a symbol is coloured.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }

    /// Gives a container an outline.
    public func containerShape<T: Shape>(_ shape: T) -> Self { self }

    /// Gives a container a ground, which is the terminal's.
    public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> Self { self }

    /// Puts a view under a container, whose ground is the terminal's.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }

    /// Draws the view as one picture, on the terminal's ground.
    public func drawingGroup(opaque: Bool) -> ModifiedView { drawingGroup() }

    /// Says how the pointer looks over the view.
    public func pointerStyle(_ style: PointerStyle?) -> Self { self }

    /// Leaves the pointer's effect out, of which there is none.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}

/// How wide a button is.
nonisolated public enum ButtonSizing: Sendable {
    case automatic, flexible, fitted
}

/// Whether a button that is held acts again.
nonisolated public enum ButtonRepeatBehavior: Sendable {
    case automatic, enabled, disabled
}

/// Whether a menu stays open.
nonisolated public enum MenuActionDismissBehavior: Sendable {
    case automatic, enabled, disabled
}

/// How a chosen symbol is shown.
nonisolated public enum PaletteSelectionEffect: Sendable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
}

/// A size of text.
nonisolated public enum TextScale: Sendable {
    case `default`, secondary
}

/// How a symbol with a value is drawn.
nonisolated public enum SymbolVariableValueMode: Sendable {
    case color, draw
}

/// How a symbol is coloured.
nonisolated public enum SymbolColorRenderingMode: Sendable {
    case flat, gradient
}

/// A container with a ground.
nonisolated public enum ContainerBackgroundPlacement: Sendable {
    case widget, window, navigation, navigationSplitView, tabView, subscriptionStore
}

/// A look of the pointer.
nonisolated public enum PointerStyle: Sendable {
    case `default`, link, horizontalText, verticalText, grabIdle, grabActive, rectSelection, zoomIn
    case zoomOut, columnResize, rowResize
}
