/// Looks of rows and sections: a row of a terminal is a row.
extension View {
    /// Moves the content of rows in, which has no room to spare.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }

    /// Says how far the sections of a list stand apart, which is not at all.
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

    /// Lets nobody choose a row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
