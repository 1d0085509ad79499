/// Light or dark appearance; the terminal decides it and does not report it.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The contrast of the appearance.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

extension EnvironmentValues {
    /// The appearance; dark unless a view sets it, because most terminals are dark.
    @Entry public var colorScheme = ColorScheme.dark
    /// The contrast of the appearance; always standard unless a view sets it.
    @Entry public var colorSchemeContrast = ColorSchemeContrast.standard
}

extension View {
    /// Has no effect in a terminal, which decides its colours.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }

    /// Sets the appearance that views inside read; the terminal's colours stay.
    public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedView {
        environment(\.colorScheme, colorScheme)
    }
}
