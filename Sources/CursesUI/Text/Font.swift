/// The weight that text has in a screen; a terminal has one size, so a role is bold, plain or faint.
nonisolated public enum Font: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline
    case body, callout, subheadline
    case footnote, caption, caption2

    func style(in theme: Theme) -> Style {
        switch self {
        case .largeTitle, .title, .title2, .title3, .headline: Style(attributes: .bold)
        case .body, .callout, .subheadline: .plain
        case .footnote, .caption, .caption2: theme.secondary
        }
    }
}
