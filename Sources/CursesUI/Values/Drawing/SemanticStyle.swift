/// A meaning that something is drawn for; the theme decides its look.
nonisolated public struct SemanticStyle: ShapeStyle {
    private let look: @Sendable (Theme) -> Style

    public func style(in theme: Theme) -> Style { look(theme) }

    fileprivate init(_ look: @escaping @Sendable (Theme) -> Style) {
        self.look = look
    }
}

nonisolated extension ShapeStyle where Self == SemanticStyle {
    /// What is read first.
    public static var primary: Self { Self { $0.primary } }
    /// What explains the first.
    public static var secondary: Self { Self { $0.secondary } }
    /// What is there for completeness.
    public static var tertiary: Self { Self { $0.tertiary } }
    /// What may be overlooked.
    public static var quaternary: Self { Self { $0.tertiary } }
    /// The one accent.
    public static var tint: Self { Self { $0.tint } }
    /// Something is as it should be.
    public static var success: Self { Self { $0.success } }
    /// Something deserves a look.
    public static var warning: Self { Self { $0.warning } }
    /// Something is wrong or will be gone.
    public static var danger: Self { Self { $0.danger } }
    /// What is chosen at this moment.
    public static var selection: Self { Self { $0.selection } }
}
