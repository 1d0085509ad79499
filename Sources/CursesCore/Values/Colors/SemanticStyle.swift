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
    /// What lies around a line, as far as it may be from there.
    public static var tintedShade: Self { Self { $0.tintedShade } }
    /// A ground for how much more than usual something is, from -1 to 1, where 0 is usual.
    public static func heat(_ lean: Double) -> Self {
        Self { theme in
            let last = Double(theme.heat.count - 1)
            let step = ((min(max(lean, -1), 1) + 1) / 2 * last).rounded()
            return theme.heat.isEmpty ? theme.tint : Style(background: theme.heat[Int(step)])
        }
    }
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

/// SwiftUI's other meanings.
nonisolated extension ShapeStyle where Self == SemanticStyle {
    /// The look of the text around.
    public static var foreground: Self { Self { $0.primary } }
    /// The ground, which is the terminal's own.
    public static var background: Self { Self { _ in .plain } }
    /// The ground of a window, which is the terminal's own.
    public static var windowBackground: Self { Self { _ in .plain } }
    /// The ground of a control, which is the terminal's own.
    public static var fill: Self { Self { _ in .plain } }
    /// A line between two things.
    public static var separator: Self { Self { $0.line } }
    /// What stands in an empty field.
    public static var placeholder: Self { Self { $0.tertiary } }
    /// Where a link leads.
    public static var link: Self { Self { $0.tint } }
    /// What may well be overlooked.
    public static var quinary: Self { Self { $0.tertiary } }
}
