/// Looks of lists, forms and labels, of which a terminal has one each.
extension View {
    /// Chooses a look for lists.
    public func listStyle(_ style: ListStyle) -> Self { self }

    /// Chooses a look for forms.
    public func formStyle(_ style: FormStyle) -> Self { self }

    /// Chooses what labels show, which is always their title.
    public func labelStyle(_ style: LabelStyle) -> Self { self }

    /// Shows or hides the ground of a list or form, which is always the terminal's.
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

    /// Shows or hides the lines between rows, of which there are none.
    public func listRowSeparator(_ visibility: Visibility) -> Self { self }

    /// Gives a row a ground; the mark of the list is what stands out.
    public func listRowBackground<V: View>(_ view: V?) -> Self { self }

    /// Gives a row a margin; rows of a terminal have none to lose.
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

    /// Chooses the size of controls, which is a line.
    public func controlSize(_ size: ControlSize) -> Self { self }

    /// Chooses the outline of buttons, which is brackets.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

    /// Says how much of the screen a sheet takes, which is what it needs.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

    /// Shows or hides the handle of a sheet, which nobody could drag.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

    /// Asks that a sheet stay until it is answered; Esc leads back all the same, for nothing traps.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// The look of a list.
nonisolated public enum ListStyle: Hashable, Sendable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar
}

/// The look of a form.
nonisolated public enum FormStyle: Hashable, Sendable {
    case automatic, grouped, columns
}

/// What a label shows.
nonisolated public enum LabelStyle: Hashable, Sendable {
    case automatic, titleOnly, iconOnly, titleAndIcon
}

/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The outline of buttons.
nonisolated public enum ButtonBorderShape: Hashable, Sendable {
    case automatic, capsule, roundedRectangle, circle
}

/// How much of the screen a sheet takes.
nonisolated public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
}
