/// Container modifiers. Have no effect in a terminal, where lists and forms have one look.
extension View {
    /// Has no effect in a terminal: shows or hides the background of a list or form.
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

    /// Has no effect in a terminal: sets the prominence of section headers.
    public func headerProminence(_ prominence: Prominence) -> Self { self }

    /// Has no effect in a terminal: sets the background of a row.
    public func listRowBackground<V: View>(_ view: V?) -> Self { self }

    /// Has no effect in a terminal: shows or hides the separators of rows.
    public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> Self { self }

    /// Has no effect in a terminal: shows or hides the separators of sections.
    public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> Self { self }

    /// Has no effect in a terminal: sets the tint of rows.
    public func listItemTint(_ tint: Color?) -> Self { self }

    /// Has no effect in a terminal: sets the insets of rows.
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

    /// Has no effect in a terminal: sets the size of controls.
    public func controlSize(_ size: ControlSize) -> Self { self }

    /// Has no effect in a terminal: sets the shape of buttons.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

    /// Has no effect in a terminal: sheets are as large as their content needs.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

    /// Has no effect in a terminal: sheets are as large as their content needs.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> Self { self }

    /// Has no effect in a terminal: shows or hides the drag indicator of a sheet.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}

/// The prominence of a header.
nonisolated public enum Prominence: Sendable {
    case standard, increased
}

/// The size of controls.
nonisolated public enum ControlSize: Sendable {
    case mini, small, regular, large, extraLarge
}

/// The shape of buttons.
nonisolated public enum ButtonBorderShape: Sendable {
    case automatic, capsule, roundedRectangle, circle

    /// Returns a rounded rectangle; the radius has no effect.
    public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// The height of a sheet.
nonisolated public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(CGFloat)
}
