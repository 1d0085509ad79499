/// What texts of the interface are called in English, by which they are found in any language: not
/// everybody who reads a language can type it at a terminal.
struct EnglishNames {
    private let names: [String: [String]]
    private let spelled: (String) -> String

    /// Looks up the names once, for all texts that are at hand.
    init(_ environment: EnvironmentValues) {
        let translations = environment.stringCatalog.keysByTranslation(
            localeIdentifier: environment.localeIdentifier
        )
        spelled = environment.spelled
        // As they are drawn.
        names = Dictionary(
            translations.map { (environment.spelled($0), $1) },
            uniquingKeysWith: +
        )
    }

    /// The English names of a text; none of one that is English, or filled with what has no translation.
    func of(_ text: String) -> [String] {
        names.isEmpty ? [] : names[spelled(text)] ?? []
    }
}
