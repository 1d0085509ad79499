/// Looks of lists, forms and labels, of which a terminal has one each.
extension View {
    /// Chooses a look for lists.
    public func listStyle(_ style: ListStyle) -> Self { self }

    /// Chooses a look for forms.
    public func formStyle(_ style: FormStyle) -> Self { self }

    /// Shows or hides the ground of a list or form, which is always the terminal's.
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

    /// Shows or hides the lines between rows, of which there are none.
    public func listRowSeparator(_ visibility: Visibility) -> Self { self }

    /// Shows or hides the lines between sections, of which there are none.
    public func listSectionSeparator(_ visibility: Visibility) -> Self { self }

    /// Says how much a header stands out, which is in bold.
    public func headerProminence(_ prominence: Prominence) -> Self { self }

    /// Gives a row a ground; the mark of the list is what stands out.
    public func listRowBackground<V: View>(_ view: V?) -> Self { self }

    /// Gives a row a margin; rows of a terminal have none to lose.
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

    /// Chooses a look for dates, which can be typed, stepped and picked from a calendar.
    public func datePickerStyle(_ style: DatePickerStyle) -> Self { self }

    /// Chooses a look for progress, which its value decides.
    public func progressViewStyle(_ style: ProgressViewStyle) -> Self { self }

    /// Asks for light or dark, which the person's terminal has decided.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }

    /// Chooses the size of controls, which is a line.
    public func controlSize(_ size: ControlSize) -> Self { self }

    /// Chooses the outline of buttons, which is brackets.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

    /// Says how much of the screen a sheet takes, which is what it needs.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

    /// Shows or hides the handle of a sheet, which nobody could drag.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}

/// The look of a list.
nonisolated public enum ListStyle: Sendable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar
}

/// The look of a form.
nonisolated public enum FormStyle: Sendable {
    case automatic, grouped, columns
}

/// How much a header stands out.
nonisolated public enum Prominence: Sendable {
    case standard, increased
}

/// The look of a date.
nonisolated public enum DatePickerStyle: Sendable {
    case automatic, compact, graphical, wheel, field, stepperField
}

/// The look of progress.
nonisolated public enum ProgressViewStyle: Sendable {
    case automatic, circular, linear
}

/// Whether the ground is light or dark.
nonisolated public enum ColorScheme: Sendable {
    case light, dark
}

/// The size of controls.
nonisolated public enum ControlSize: Sendable {
    case mini, small, regular, large, extraLarge
}

/// The outline of buttons.
nonisolated public enum ButtonBorderShape: Sendable {
    case automatic, capsule, roundedRectangle, circle
}

/// How much of the screen a sheet takes.
nonisolated public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
}
