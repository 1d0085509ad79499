/// Control modifiers with no or little effect in a terminal.
extension View {
    /// Draws the view as one picture; `opaque` has no effect.
    public func drawingGroup(opaque: Bool) -> ModifiedView { drawingGroup() }
}

/// Presentation modifiers with no or little effect: sheets are a frame in the middle of the screen.
extension View {
    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self
    { self }

    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(_ width: Double) -> Self { self }

    /// Presents an inspector as a sheet.
    public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }
}

/// List modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: sets the insets of rows.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }

    /// Has no effect in a terminal: sets the spacing of sections.
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

    /// Has no effect in a terminal: disables the selection of a row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
