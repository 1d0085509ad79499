/// Style named by its meaning; the theme decides its look.
nonisolated public struct SemanticStyle: ShapeStyle {
    private let look: @Sendable (Theme) -> Style

    public func style(in theme: Theme) -> Style { look(theme) }

    fileprivate init(_ look: @escaping @Sendable (Theme) -> Style) {
        self.look = look
    }
}

nonisolated extension ShapeStyle where Self == SemanticStyle {
    /// Main content.
    public static var primary: Self { Self { $0.primary } }
    /// Explanation of the main content.
    public static var secondary: Self { Self { $0.secondary } }
    /// Supplementary content.
    public static var tertiary: Self { Self { $0.tertiary } }
    /// Same as `tertiary`.
    public static var quaternary: Self { Self { $0.tertiary } }
    /// Tinted background of the range around a line.
    public static var tintedShade: Self { Self { $0.tintedShade } }
    /// Returns a background for a deviation from −1 to 1, or the tint if the theme has none.
    public static func heat(_ lean: Double) -> Self {
        Self { theme in
            let last = Double(theme.heat.count - 1)
            let step = ((min(max(lean, -1), 1) + 1) / 2 * last).rounded()
            return theme.heat.isEmpty ? theme.tint : Style(background: theme.heat[Int(step)])
        }
    }
    /// Accent.
    public static var tint: Self { Self { $0.tint } }
    /// Good state.
    public static var success: Self { Self { $0.success } }
    /// State that needs attention.
    public static var warning: Self { Self { $0.warning } }
    /// Error or irreversible action.
    public static var danger: Self { Self { $0.danger } }
    /// Selected element.
    public static var selection: Self { Self { $0.selection } }
}

/// Further styles of SwiftUI.
nonisolated extension ShapeStyle where Self == SemanticStyle {
    /// Same as `primary`.
    public static var foreground: Self { Self { $0.primary } }
    /// Background of the terminal.
    public static var background: Self { Self { _ in .plain } }
    /// Background of the terminal.
    public static var windowBackground: Self { Self { _ in .plain } }
    /// Background of the terminal.
    public static var fill: Self { Self { _ in .plain } }
    /// Line between two elements.
    public static var separator: Self { Self { $0.line } }
    /// Placeholder of an empty field.
    public static var placeholder: Self { Self { $0.tertiary } }
    /// Link.
    public static var link: Self { Self { $0.tint } }
    /// Same as `tertiary`.
    public static var quinary: Self { Self { $0.tertiary } }
}
