/// The weight that text has in a screen; a terminal has one size, so a role is bold, plain or faint.
nonisolated public enum Font: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline
    case body, callout, subheadline
    case footnote, caption, caption2

    /// The role of a text, which is all there is of a font.
    public typealias TextStyle = Font

    /// The font of a role, bold if the weight is.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font { weight.map { style.weight($0) } ?? style }

    /// The terminal's font, bold if the weight is.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font { .system(.body, weight: weight) }

    /// The terminal's font; it has no other.
    public static func custom(_ name: String, size: CGFloat) -> Font { .body }

    /// The terminal's font; it has no other.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }

    /// The font of a role; the terminal has no other.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        style
    }

    /// The font in bold.
    public func bold() -> Font { .headline }

    /// The font with slanting letters, which only a text can have.
    public func italic() -> Font { self }

    /// The font with characters of one width, which all have.
    public func monospaced() -> Font { self }

    /// The font with small capitals, which a terminal has not.
    public func smallCaps() -> Font { self }

    /// The font with lines closer together or farther apart, which rows of cells are not.
    public func leading(_ leading: Leading) -> Font { self }

    /// The font with wider or narrower letters, which cells are not.
    public func width(_ width: Width) -> Font { self }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font {
        weight.isBold ? .headline : self
    }

    /// The font with digits of one width, which all have.
    public func monospacedDigit() -> Font { self }

    package func style(in theme: Theme) -> Style {
        switch self {
        case .largeTitle, .title, .title2, .title3, .headline: Style(attributes: .bold)
        case .body, .callout, .subheadline: .plain
        case .footnote, .caption, .caption2: theme.secondary
        }
    }

    /// How strong a text is; a terminal tells plain from bold.
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
    }

    /// How far lines stand apart.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// How wide letters are.
    public enum Width: Hashable, Sendable {
        case compressed, condensed, standard, expanded
    }

    /// The shape of the letters, which is the terminal's own.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }
}
