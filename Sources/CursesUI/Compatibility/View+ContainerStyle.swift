/// Looks of lists, forms and labels, of which a terminal has one each.
extension View {
    /// Shows or hides the ground of a list or form, which is always the terminal's.
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

    /// Says how much a header stands out, which is in bold.
    public func headerProminence(_ prominence: Prominence) -> Self { self }

    /// Gives a row a ground; the mark of the list is what stands out.
    public func listRowBackground<V: View>(_ view: V?) -> Self { self }

    /// Shows or hides the lines between rows, of which there are none.
    public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> Self { self }

    /// Shows or hides the lines between sections, of which there are none.
    public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> Self { self }

    /// Gives the rows of a list another accent, if there is one.
    public func listItemTint(_ tint: Color?) -> Self { self }

    /// Gives a row a margin; rows of a terminal have none to lose.
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

    /// Chooses the size of controls, which is a line.
    public func controlSize(_ size: ControlSize) -> Self { self }

    /// Chooses the outline of buttons, which is brackets.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

    /// Says how much of the screen a sheet takes, which is what it needs.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

    /// Says how much of the screen a sheet takes and which of it is chosen, which is what it needs.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> Self { self }

    /// Shows or hides the handle of a sheet, which nobody could drag.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}

/// How much a header stands out.
nonisolated public enum Prominence: Sendable {
    case standard, increased
}

/// The size of controls.
nonisolated public enum ControlSize: Sendable {
    case mini, small, regular, large, extraLarge
}

/// The outline of buttons.
nonisolated public enum ButtonBorderShape: Sendable {
    case automatic, capsule, roundedRectangle, circle

    /// Rounds corners by a radius, which cells cannot show.
    public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// How much of the screen a sheet takes.
nonisolated public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(CGFloat)
}
