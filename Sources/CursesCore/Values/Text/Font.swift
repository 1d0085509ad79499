/// Role of a text; a terminal has one font, so a role is bold, plain or faint.
nonisolated public enum Font: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline
    case body, callout, subheadline
    case footnote, caption, caption2

    /// Role of a text, the only property of a font.
    public typealias TextStyle = Font

    /// Returns the font of a role, bold if the weight is.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font { weight.map { style.weight($0) } ?? style }

    /// Returns the terminal's font, bold if the weight is.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font { .system(.body, weight: weight) }

    /// Returns the terminal's only font.
    public static func custom(_ name: String, size: CGFloat) -> Font { .body }

    /// Returns the font in bold.
    public func bold() -> Font { .headline }

    /// Returns the font itself; use `italic()` of `Text`.
    public func italic() -> Font { self }

    /// Returns the font itself: all are monospaced.
    public func monospaced() -> Font { self }

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font {
        weight.isBold ? .headline : self
    }

    /// Returns the font itself: all digits are monospaced.
    public func monospacedDigit() -> Font { self }

    /// Returns the look over a style: small text is fainter unless a colour was chosen.
    package func style(over style: Style, in theme: Theme) -> Style {
        let isSmall = [.footnote, .caption, .caption2].contains(self)
        if isSmall, style.foreground != .standard { return style }
        return style.overlaid(by: self.style(in: theme))
    }

    package func style(in theme: Theme) -> Style {
        switch self {
        case .largeTitle, .title, .title2, .title3, .headline: Style(attributes: .bold)
        case .body, .callout, .subheadline: .plain
        case .footnote, .caption, .caption2: theme.secondary
        }
    }

    /// Weight of a text; bold from `semibold` on.
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        package var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
    }

    /// Design of a font; no effect in a terminal.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }
}

/// Horizontal alignment of the lines of a text.
nonisolated public enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// Uppercase or lowercase.
nonisolated public enum TextCase: Hashable, Sendable {
    case uppercase, lowercase
}

/// Set of characters for drawing.
nonisolated public enum TerminalCharacters: Hashable, Sendable, CaseIterable {
    /// All characters that the terminal was found to draw in one column.
    case automatic
    /// All characters, for a terminal that draws lines, arrows and Greek letters in one column.
    case narrow
    /// No characters that East Asian terminals draw in two columns.
    case wide
    /// Letters, and ASCII for all symbols.
    case ascii
}
