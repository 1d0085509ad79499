// The program's texts have no Markdown, so it is built without the parser.
#if WITHOUT_FOUNDATION
    extension LocalizedStringKey {
        nonisolated var hasMarks: Bool { false }
    }

    extension EnvironmentValues {
        /// Returns the text of a key in the language of the interface.
        func read(_ key: LocalizedStringKey) -> String { string(key) }

        /// Returns `nil`: there is no Markdown.
        func styledParts(of key: LocalizedStringKey) -> [StyledRun]? { nil }
    }
#else
    extension LocalizedStringKey {
        nonisolated var hasMarks: Bool { Markdown.isMarked(key) }
    }

    extension Markdown.Run {
        /// The text, followed by the address of a link, which cannot be opened in a terminal.
        nonisolated var shown: String {
            guard let link, link != text else { return text }
            return "\(text) (\(link))"
        }
    }

    extension EnvironmentValues {
        /// Returns the text of a key in the language of the interface, without Markdown syntax.
        func read(_ key: LocalizedStringKey) -> String {
            key.marked.map { parts(of: $0).map(\.shown).joined() } ?? string(key)
        }

        private func parts(of key: LocalizedStringKey) -> [Markdown.Run] {
            Markdown(string(key)).runs
        }

        /// Returns the parts of a key with their styles, or `nil` without Markdown.
        func styledParts(of key: LocalizedStringKey) -> [StyledRun]? {
            key.marked.map { parts(of: $0).map(styled) }
        }

        private func styled(_ part: Markdown.Run) -> StyledRun {
            var style = textStyle
            if part.isBold { style.attributes.insert(.bold) }
            if part.isItalic { style.attributes.insert(.italic) }
            if part.isStruck { style.attributes.insert(.dim) }
            if part.link != nil { style.attributes.insert(.underline) }
            let text =
                switch textCase {
                case .uppercase: part.shown.uppercased()
                case .lowercase: part.shown.lowercased()
                case nil: part.shown
                }
            return StyledRun(text: text, style: style)
        }
    }
#endif
