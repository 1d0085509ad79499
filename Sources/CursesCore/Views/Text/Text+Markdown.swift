// The program itself has no marks in its words, and is built without what reads them.
#if WITHOUT_FOUNDATION
    extension LocalizedStringKey {
        nonisolated var hasMarks: Bool { false }
    }

    extension EnvironmentValues {
        /// The words of a key in the language of the interface.
        func read(_ key: LocalizedStringKey) -> String { string(key) }

        /// No parts, for there are no marks.
        func styledParts(of key: LocalizedStringKey) -> [StyledRun]? { nil }
    }
#else
    extension LocalizedStringKey {
        nonisolated var hasMarks: Bool { Markdown.isMarked(key) }
    }

    extension Markdown.Run {
        /// What is read, behind a link with its address, which nobody could reach otherwise.
        nonisolated var shown: String {
            guard let link, link != text else { return text }
            return "\(text) (\(link))"
        }
    }

    extension EnvironmentValues {
        /// The words of a key in the language of the interface, without their marks.
        func read(_ key: LocalizedStringKey) -> String {
            key.marked.map { parts(of: $0).map(\.shown).joined() } ?? string(key)
        }

        private func parts(of key: LocalizedStringKey) -> [Markdown.Run] {
            Markdown(string(key)).runs
        }

        /// The parts of a key with marks, each in its look.
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
