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

    /// Chooses the size of images, which stand for nothing on a terminal.
    public func imageScale(_ scale: Image.Scale) -> Self { self }

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
nonisolated public struct ListStyle: Sendable {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var inset: Self { Self() }
    public static var grouped: Self { Self() }
    public static var insetGrouped: Self { Self() }
    public static var sidebar: Self { Self() }
}

/// The look of a form.
nonisolated public struct FormStyle: Sendable {
    public static var automatic: Self { Self() }
    public static var grouped: Self { Self() }
    public static var columns: Self { Self() }
}

/// How much a header stands out.
nonisolated public struct Prominence: Sendable {
    public static var standard: Self { Self() }
    public static var increased: Self { Self() }
}

/// The look of a date.
nonisolated public struct DatePickerStyle: Sendable {
    public static var automatic: Self { Self() }
    public static var compact: Self { Self() }
    public static var graphical: Self { Self() }
    public static var wheel: Self { Self() }
    public static var field: Self { Self() }
    public static var stepperField: Self { Self() }
}

/// The look of progress.
nonisolated public struct ProgressViewStyle: Sendable {
    public static var automatic: Self { Self() }
    public static var circular: Self { Self() }
    public static var linear: Self { Self() }
}

/// Whether the ground is light or dark.
nonisolated public struct ColorScheme: Sendable {
    public static var light: Self { Self() }
    public static var dark: Self { Self() }
}

extension Image {
    /// The size of an image.
    nonisolated public struct Scale: Sendable {
        public static var small: Self { Self() }
        public static var medium: Self { Self() }
        public static var large: Self { Self() }
    }
}

/// The size of controls.
nonisolated public struct ControlSize: Sendable {
    public static var mini: Self { Self() }
    public static var small: Self { Self() }
    public static var regular: Self { Self() }
    public static var large: Self { Self() }
    public static var extraLarge: Self { Self() }
}

/// The outline of buttons.
nonisolated public struct ButtonBorderShape: Sendable {
    public static var automatic: Self { Self() }
    public static var capsule: Self { Self() }
    public static var roundedRectangle: Self { Self() }
    public static var circle: Self { Self() }
}

/// How much of the screen a sheet takes.
nonisolated public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
}
