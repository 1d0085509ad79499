/// List modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: sets the insets of rows.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }

    /// Has no effect in a terminal: sets the spacing of sections.
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

    /// Has no effect in a terminal: disables the selection of a row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
