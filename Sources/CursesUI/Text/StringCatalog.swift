#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The translations of the interface, read from a string catalog at the first text that needs them.
public final class StringCatalog {
    private let source: [UInt8]
    private var tables: [String: [String: String]] = [:]
    /// The keys that were asked for in a language that has no translation of them.
    package private(set) var missingKeys: Set<String> = []

    /// A catalog without translations.
    public static let empty = StringCatalog([])

    /// Takes the bytes of an `.xcstrings` file.
    public init(_ source: [UInt8]) {
        self.source = source
    }

    /// The text of a key in a language, with its arguments filled in.
    public func string(_ key: LocalizedStringKey, locale: Locale) -> String {
        guard locale.languageCode != "en" else { return key.filled(into: key.key) }
        let translation = table(of: locale.languageCode)[key.key]
        if translation == nil { missingKeys.insert(key.key) }
        return key.filled(into: translation ?? key.key)
    }

    /// All keys of the catalog that have a translation into a language.
    public func keys(translatedInto language: String) -> Set<String> {
        Set(table(of: language).keys)
    }

    private func table(of language: String) -> [String: String] {
        if language == "en" || source.isEmpty { return [:] }
        if let table = tables[language] { return table }
        let table = StringCatalogReader.table(of: language, in: source)
        tables[language] = table
        return table
    }
}
