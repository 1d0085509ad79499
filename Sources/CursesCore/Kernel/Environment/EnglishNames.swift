/// English names of interface texts, which find an action in any language.
struct EnglishNames {
    private let names: [String: [String]]
    private let spelled: (String) -> String

    /// Looks up the names once, for all texts in use.
    init(_ environment: EnvironmentValues) {
        let translations = environment.stringCatalog.keysByTranslation(
            localeIdentifier: environment.localeIdentifier
        )
        spelled = environment.spelled
        // Keyed as drawn, with spelled-out symbols.
        names = Dictionary(
            translations.map { (environment.spelled($0), $1) },
            uniquingKeysWith: +
        )
    }

    /// Returns the English names of a text; empty for English texts and interpolated ones.
    func of(_ text: String) -> [String] {
        names.isEmpty ? [] : names[spelled(text)] ?? []
    }
}
