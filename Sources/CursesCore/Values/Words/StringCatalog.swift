/// Translations of the interface, parsed from a string catalog when first needed.
public final class StringCatalog {
    private let source: [UInt8]
    private let fallback: StringCatalog?
    private var tables: [String: [String: String]] = [:]
    private var asked: (identifier: String, language: String)?
    /// Keys looked up without a translation in the chosen language.
    private(set) var missingKeys: Set<String> = []

    /// Texts of the toolkit, used if an app has no translation of a key.
    package static let toolkit = StringCatalog(
        source: PackageResources.Localizable_xcstrings,
        fallback: nil
    )

    /// Catalog without translations, which leaves those of the toolkit.
    public static let empty = StringCatalog([])

    /// Makes a catalog from the bytes of an `.xcstrings` file.
    public convenience init(_ source: [UInt8]) {
        self.init(source: source, fallback: .toolkit)
    }

    /// Makes a catalog from the bytes of an `.xcstrings` file, with a fallback.
    package convenience init(_ source: [UInt8], over fallback: StringCatalog) {
        self.init(source: source, fallback: fallback)
    }

    private init(source: [UInt8], fallback: StringCatalog?) {
        self.source = source
        self.fallback = fallback
    }

    /// Returns the translated text of a key with its arguments.
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

    /// Returns the keys with a translation into a language.
    public func keys(translatedInto language: String) -> Set<String> {
        Set(table(of: language).keys)
    }

    /// Returns the keys by their translations into a language.
    func keysByTranslation(localeIdentifier: String) -> [String: [String]] {
        let language = language(of: localeIdentifier)
        var keys = fallback?.keysByTranslation(localeIdentifier: localeIdentifier) ?? [:]
        for (key, translation) in table(of: language) { keys[translation, default: []].append(key) }
        return keys
    }

    /// Caches the last identifier, since the locale rarely changes.
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
