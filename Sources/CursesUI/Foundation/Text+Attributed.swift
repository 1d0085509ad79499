extension Text {
    /// Creates a text with the attributes of an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let parts = attributedContent.runs.map { run in
            let words = String(attributedContent[run.range].characters)
            var text = Text(verbatim: words)
            if let link = run.link { text = text.leading(to: link.absoluteString, from: words) }
            if let font = run.font { text = text.font(font) }
            if let color = run.foregroundColor { text = text.foregroundStyle(color) }
            if run.underlineStyle != nil { text = text.underline() }
            if run.strikethroughStyle != nil { text = text.strikethrough() }
            let look = run[MarkdownAttribute.self]
            if look?.isBold == true { text = text.bold() }
            if look?.isItalic == true { text = text.italic() }
            if look?.isStruck == true { text = text.strikethrough() }
            return text
        }
        guard let first = parts.first else {
            self.init(verbatim: "")
            return
        }
        self = parts.dropFirst().reduce(first, +)
    }

    private func leading(to address: String, from words: String) -> Text {
        words == address
            ? underline() : Text(verbatim: "\(words) (\(address))").underline()
    }
}

/// The Markdown emphasis of a run.
nonisolated private enum MarkdownAttribute: AttributedStringKey {
    typealias Value = Markdown.Run
    static let name = "CursesUI.Markdown"
}

nonisolated extension AttributedString {
    /// Parses inline Markdown; never throws.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        for part in Markdown(markdown).runs {
            var run = AttributedString(part.text)
            run[MarkdownAttribute.self] = part
            run.link = part.link.flatMap { URL(string: $0) }
            append(run)
        }
    }

    /// Markdown parsing options. Have no effect: inline marks alone are parsed.
    public struct MarkdownParsingOptions: Sendable {
        /// Creates options; the parameters have no effect.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {}

        /// The marks to parse.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// The treatment of invalid marks. Has no effect: they stay as text.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }
    }
}
