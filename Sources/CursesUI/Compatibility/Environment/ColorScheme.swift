/// Whether the ground is light or dark, which the person's terminal has decided and tells nobody.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// How far light and dark stand apart.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

extension EnvironmentValues {
    /// Whether the ground is light or dark: dark, as of most terminals, unless a view above says else.
    @Entry public var colorScheme = ColorScheme.dark
    /// How far light and dark stand apart.
    @Entry public var colorSchemeContrast = ColorSchemeContrast.standard
}

extension View {
    /// Asks for light or dark, which the person's terminal has decided.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }

    /// Says what views below are told of the ground, which stays the terminal's.
    public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedView {
        environment(\.colorScheme, colorScheme)
    }
}
