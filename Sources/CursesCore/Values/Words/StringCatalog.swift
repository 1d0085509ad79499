/// Translations of the interface, parsed from a string catalog when first needed.
package final class StringCatalog {
    private let source: [UInt8]
    private let fallback: StringCatalog?
    private var tables: [String: [String: String]] = [:]
    private var asked: (identifier: String, language: String)?
    /// Keys looked up without a translation in the chosen language.
    private(set) var missingKeys: Set<String> = []

    /// Texts of the toolkit, used if an app has no translation of a key.
    package static let toolkit = StringCatalog(PackageResources.Localizable_xcstrings, over: nil)

    /// Catalog without translations, which leaves those of the toolkit.
    package static let empty = StringCatalog([])

    /// Makes a catalog from the bytes of an `.xcstrings` file, with a fallback.
    package init(_ source: [UInt8], over fallback: StringCatalog? = .toolkit) {
        self.source = source
        self.fallback = fallback
    }

    /// Returns the translated text of a key with its arguments.
    package func string(_ key: LocalizedStringKey, locale: Locale) -> String {
        string(key, localeIdentifier: locale.identifier)
    }

    func string(_ key: LocalizedStringKey, localeIdentifier: String) -> String {
        let language = language(of: localeIdentifier)
        let isEnglish = language == "en"
        guard !isEnglish || key.isOne else { return key.filled(into: key.key) }
        let translation = translation(of: key.key, into: language)
        if translation == nil, !isEnglish { missingKeys.insert(key.key) }
        return key.filled(into: translation ?? key.key)
    }

    /// Returns the keys with a translation into a language.
    package func keys(translatedInto language: String) -> Set<String> {
        Set(table(of: language).keys)
    }

    /// Returns the keys by their translations into a language.
    func keysByTranslation(localeIdentifier: String) -> [String: [String]] {
        let language = language(of: localeIdentifier)
        if language == "en" { return [:] }
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
        if source.isEmpty { return [:] }
        if let table = tables[language] { return table }
        let table = StringCatalogReader.table(of: language, in: source)
        tables[language] = table
        return table
    }
}

/// Reads the translations into one language from a string catalog.
///
/// Invalid parts are skipped without an error, since catalogs are built into the program.
nonisolated struct StringCatalogReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// Returns the translations by key; of English, whose texts are the keys, those for one.
    static func table(of language: String, in source: [UInt8]) -> [String: String] {
        source.withUnsafeBufferPointer { bytes in
            let one = language == "en" ? ["variations", "plural", "one"] : []
            let path = ["localizations", language] + one + ["stringUnit", "value"]
            var table: [String: String] = [:]
            var reader = StringCatalogReader(bytes: bytes)
            reader.members { reader, name in
                guard name == "strings" else { return reader.skip() }
                reader.members { reader, key in table[key] = reader.string(at: path[...]) }
            }
            return table
        }
    }

    /// Returns the string at the end of a path through objects, or `nil`.
    private mutating func string(at path: ArraySlice<String>) -> String? {
        guard let name = path.first else {
            guard peek() == UInt8(ascii: "\"") else {
                skip()
                return nil
            }
            return string()
        }
        var result: String?
        members { reader, key in
            if key == name { result = reader.string(at: path.dropFirst()) } else { reader.skip() }
        }
        return result
    }

    /// Visits the members of an object; the closure must read or skip each value.
    private mutating func members(_ member: (inout Self, String) -> Void) {
        guard peek() == UInt8(ascii: "{") else { return skip() }
        index += 1
        while peek() == UInt8(ascii: "\"") {
            let key = string()
            if peek() == UInt8(ascii: ":") { index += 1 }
            member(&self, key)
            if peek() == UInt8(ascii: ",") { index += 1 }
        }
        if peek() == UInt8(ascii: "}") { index += 1 }
    }

    private mutating func skip() {
        var depth = 0
        while depth > 0 || !isAfterValue() {
            switch peek() {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case nil: return
            default: index += 1
            }
        }
    }

    /// Returns whether the value has ended.
    private mutating func isAfterValue() -> Bool {
        switch peek() {
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), nil: true
        default: false
        }
    }

    /// Returns the next byte that is not whitespace.
    private mutating func peek() -> UInt8? {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func skipString() {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
    }

    private mutating func string() -> String {
        let start = min(index + 1, bytes.count)
        skipString()
        let text = bytes[start..<max(start, index - 1)]
        return text.contains(UInt8(ascii: "\\"))
            ? Self.unescaped(text) : String(decoding: text, as: UTF8.self)
    }

    private static func unescaped(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var units: [UInt16] = []
        var rest = String(decoding: text, as: UTF8.self).utf16[...]
        while let unit = rest.popFirst() {
            guard unit == UInt16(UInt8(ascii: "\\")), let kind = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch UInt8(truncatingIfNeeded: kind) {
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "u"):
                units.append(UInt16(String(Substring(rest.prefix(4))), radix: 16) ?? 0xFFFD)
                rest = rest.dropFirst(4)
            default: units.append(kind)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
