/// Properties of the device, with fixed defaults for a terminal.
extension EnvironmentValues {
    /// The horizontal size class; regular by default.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    /// The vertical size class; regular by default.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// The text size; the terminal decides it.
    @Entry public var dynamicTypeSize = DynamicTypeSize.large
    /// The minimum height of a list row, in rows.
    @Entry public var defaultMinListRowHeight = 1.0
    @Entry public var accessibilityReduceMotion = true
    /// The edit mode of lists; `nil` by default.
    @Entry public var editMode: Binding<EditMode>?
}

/// The amount of space along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// The edit mode of a list.
nonisolated public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// True unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// Light or dark appearance; the terminal decides it and does not report it.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

extension EnvironmentValues {
    /// The appearance; dark unless a view sets it, because most terminals are dark.
    @Entry public var colorScheme = ColorScheme.dark
}

extension View {
    /// Has no effect in a terminal, which decides its colours.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }

    /// Sets the appearance that views inside read; the terminal's colours stay.
    public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedView {
        environment(\.colorScheme, colorScheme)
    }
}

/// Actions that a view reads from the environment.
extension EnvironmentValues {
    /// The refresh action; `nil` unless a view sets it.
    @Entry public var refresh: RefreshAction?
}

/// Refreshes data. Has no effect in a terminal.
nonisolated public struct RefreshAction: Sendable {
    /// Does nothing.
    public func callAsFunction() async {}
}

/// Appearance values that views can set and read; they do not change what is drawn.
extension EnvironmentValues {
    /// True if the view has the focus; false by default.
    @Entry public var isFocused = false
}

/// Text attributes that views can set and read.
extension EnvironmentValues {
    /// The font; `.headline` if the text is bold, otherwise `nil`.
    public var font: Font? {
        get { textStyle.attributes.contains(.bold) ? .headline : nil }
        set { textStyle = textStyle.overlaid(by: newValue?.style(in: theme) ?? .plain) }
    }

    /// The alignment of lines in a text.
    public var multilineTextAlignment: TextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
}

/// The calendar and the time zone.
extension EnvironmentValues {
    /// The calendar; Gregorian by default.
    @Entry public var calendar = Calendar(identifier: .gregorian)
    /// The time zone; the system's by default.
    @Entry public var timeZone = TimeZone.current
}

/// Tells whether a view is presented and dismisses it; the older form of `dismiss`.
@MainActor
public struct PresentationMode {
    /// Always true.
    public let isPresented = true
    fileprivate let action: DismissAction

    /// Dismisses the enclosing screen or presentation.
    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// The presentation state of the view, to dismiss it.
    public var presentationMode: Binding<PresentationMode> {
        Binding(get: { PresentationMode(action: dismiss) }, set: { _ in })
    }
}
