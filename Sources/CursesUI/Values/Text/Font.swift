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
        size: Double,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font { .system(.body, weight: weight) }

    /// The font in bold.
    public func bold() -> Font { .headline }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font {
        weight.isBold ? .headline : self
    }

    /// The font with digits of one width, which all have.
    public func monospacedDigit() -> Font { self }

    func style(in theme: Theme) -> Style {
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

    /// The shape of the letters, which is the terminal's own.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }
}
