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

extension AttributeScopes {
    /// The attributes that `Text` shows.
    nonisolated public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that `Text` shows; those without a terminal version have no effect.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        /// The font of a run; only its weight is visible.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "CursesUI.Font"
        }

        /// The colour of a run.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "CursesUI.ForegroundColor"
        }

        /// The underline of a run.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "CursesUI.UnderlineStyle"
        }

        /// The strikethrough of a run.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "CursesUI.StrikethroughStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute by its key path.
    nonisolated public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// Creates a text with a value written by a Foundation formatter.
    @_alwaysEmitIntoClient
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

nonisolated extension CGFloat: InterpolatedNumber {}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Interpolates a value written by a Foundation formatter; empty if it fails.
    @_alwaysEmitIntoClient
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatter?.string(for: subject) ?? "")
    }

    /// Interpolates the text of an attributed string, without its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
        appendInterpolation(String(text.characters))
    }
}

nonisolated extension String {
    /// Fills the key's values in without translation: only views know their language.
    public init(
        localized key: LocalizedStringKey,
        table: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self = key.filled(into: key.key) }
}
