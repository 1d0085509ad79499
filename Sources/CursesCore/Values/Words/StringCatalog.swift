/// The translations of the interface, read from a string catalog at the first text that needs them.
public final class StringCatalog {
    private let source: [UInt8]
    private let fallback: StringCatalog?
    private var tables: [String: [String: String]] = [:]
    private var asked: (identifier: String, language: String)?
    /// The keys that were asked for in a language that has no translation of them.
    package private(set) var missingKeys: Set<String> = []

    /// The toolkit's own words, which are looked up where an app has none for a key.
    package static let toolkit = StringCatalog(
        source: PackageResources.Localizable_xcstrings,
        fallback: nil
    )

    /// A catalog without translations, so that only the toolkit's own are there.
    public static let empty = StringCatalog([])

    /// Takes the bytes of an `.xcstrings` file.
    public convenience init(_ source: [UInt8]) {
        self.init(source: source, fallback: .toolkit)
    }

    /// Takes the bytes of an `.xcstrings` file and the catalog to look at for what it has not.
    package convenience init(_ source: [UInt8], over fallback: StringCatalog) {
        self.init(source: source, fallback: fallback)
    }

    private init(source: [UInt8], fallback: StringCatalog?) {
        self.source = source
        self.fallback = fallback
    }

    /// The text of a key in a language, with its arguments filled in.
    public func string(_ key: LocalizedStringKey, locale: Locale) -> String {
        string(key, localeIdentifier: locale.identifier)
    }

    func string(_ key: LocalizedStringKey, localeIdentifier: String) -> String {
        let language = language(of: localeIdentifier)
        guard language != "en" else { return key.filled(into: key.key) }
        let translation = translation(of: key.key, into: language)
        if translation == nil { missingKeys.insert(key.key) }
        return key.filled(into: translation ?? key.key)
    }

    /// All keys of the catalog that have a translation into a language.
    public func keys(translatedInto language: String) -> Set<String> {
        Set(table(of: language).keys)
    }

    /// The keys of what is translated into a language, by the translations.
    func keysByTranslation(localeIdentifier: String) -> [String: [String]] {
        let language = language(of: localeIdentifier)
        var keys = fallback?.keysByTranslation(localeIdentifier: localeIdentifier) ?? [:]
        for (key, translation) in table(of: language) { keys[translation, default: []].append(key) }
        return keys
    }

    /// All texts are of one language, until it is changed.
    private func language(of identifier: String) -> String {
        if let asked, asked.identifier == identifier { return asked.language }
        let language = String(identifier.prefix { $0.isLetter })
        asked = (identifier, language)
        return language
    }

    private func translation(of key: String, into language: String) -> String? {
        if let translation = table(of: language)[key] { return translation }
        return fallback?.translation(of: key, into: language)
    }

    private func table(of language: String) -> [String: String] {
        if language == "en" || source.isEmpty { return [:] }
        if let table = tables[language] { return table }
        let table = StringCatalogReader.table(of: language, in: source)
        tables[language] = table
        return table
    }
}
