/// English names of interface texts, so that a search finds an action in any language.
struct EnglishNames {
    private let names: [String: [String]]
    private let spelled: (String) -> String

    /// Looks up the names once, for all texts in use.
    init(_ environment: EnvironmentValues) {
        let translations = environment.stringCatalog.keysByTranslation(
            localeIdentifier: environment.localeIdentifier
        )
        spelled = environment.spelled
        // The keys are the texts as drawn, in which symbols may be spelled out.
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
