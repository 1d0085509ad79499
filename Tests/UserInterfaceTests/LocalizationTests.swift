import CursesTesting
import DataSource
import Essentials
import Testing

@testable import CommandLineInterface
@testable import CursesCore
@testable import SharedInterface

/// Every text that a person sees has Japanese.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LocalizationTests {
    private let translated = StringCatalog.module.keys(translatedInto: "ja")
    private let translatedForCommands = StringCatalog.commands.keys(translatedInto: "ja")
    private let translatedByToolkit = StringCatalog.toolkit.keys(translatedInto: "ja")

    @Test
    func previews_inJapanese_missNoKey() async {
        let catalog = StringCatalog(SharedInterface.PackageResources.Localizable_xcstrings)
        for preview in Preview.all {
            let size = Size(width: 80, height: 24)
            let pilot = preview.pilot(size, "ja", catalog)
            await pilot.settle()
            await pilot.press("F1")
        }
        #expect(catalog.missingKeys.subtracting([""]).isEmpty)
    }

    @Test(arguments: [
        "Sources/UserInterface", "Sources/SharedInterface", "Sources/CommandLineInterface",
        "Sources/CursesCore", "Sources/CursesCharts", "Sources/CursesUI",
    ])
    func literals_inTheSources_haveJapanese(_ folder: String) throws {
        var keys = translatedByToolkit
        if !folder.hasPrefix("Sources/Curses") { keys.formUnion(translated) }
        if folder == "Sources/CommandLineInterface" { keys.formUnion(translatedForCommands) }
        let known = Set(keys.map(skeleton))
        for file in try SourceFolder.declarations(folder) {
            for literal in localizedLiterals(file.text) {
                #expect(known.contains(skeleton(literal)), "\(file.name): \(literal)")
            }
        }
    }

    /// The labels of keys are their names, so the sources do not have them as literals.
    @Test
    func labels_ofKeys_haveJapanese() {
        let catalog = StringCatalog(SharedInterface.PackageResources.Localizable_xcstrings)
        for command in KeyCommand.allCases {
            _ = catalog.string(command.label, locale: Locale(identifier: "ja"))
        }
        #expect(catalog.missingKeys.subtracting(translatedByToolkit).isEmpty)
    }

    @Test(arguments: ["CursesCore", "SharedInterface", "CommandLineInterface"])
    func catalog_isReadAsAnyReaderOfJSONReadsIt(_ target: String) throws {
        let source =
            switch target {
            case "CursesCore": CursesCore.PackageResources.Localizable_xcstrings
            case "SharedInterface": SharedInterface.PackageResources.Localizable_xcstrings
            default: CommandLineInterface.PackageResources.Localizable_xcstrings
            }
        let file = try JSONDecoder().decode(CatalogFile.self, from: Data(source))
        let expected = file.strings.compactMapValues {
            $0.localizations?["ja"]?.stringUnit?.value
        }
        let table = StringCatalogReader.table(of: "ja", in: source)
        #expect(table == expected)
        #expect(!table.isEmpty)
        let forOne = file.strings.compactMapValues {
            $0.localizations?["en"]?.variations?.plural["one"]?.stringUnit?.value
        }
        #expect(StringCatalogReader.table(of: "en", in: source) == forOne)
        // The number may be spelled out, as in "its only value".
        for (key, one) in forOne {
            let others = placeholders(one).filter { $0 != "lld" }
            #expect(others == placeholders(key).filter { $0 != "lld" }, "\(key)")
            #expect(one != key)
        }
    }

    @Test
    func keys_standInOneCatalogAndAreUsed() throws {
        #expect(translated.isDisjoint(with: translatedByToolkit))
        #expect(translatedForCommands.isDisjoint(with: translatedByToolkit.union(translated)))
        let toolkit = try ["Sources/CursesCore", "Sources/CursesCharts", "Sources/CursesUI"]
            .reduce(into: Set<String>()) { $0.formUnion(try literals($1)) }
        let commands = try literals("Sources/CommandLineInterface")
        let app = try ["Sources/UserInterface", "Sources/SharedInterface", "Sources/Model"]
            .reduce(into: commands) { $0.formUnion(try literals($1)) }
            .union(KeyCommand.allCases.flatMap { [$0.rawValue, "\($0.rawValue)…"] })
        for key in translatedByToolkit { #expect(toolkit.contains(skeleton(key)), "\(key)") }
        for key in translated { #expect(app.contains(skeleton(key)), "\(key)") }
        for key in translatedForCommands {
            #expect(commands.contains(skeleton(key)), "\(key)")
        }
    }

    @Test
    func translations_keepEveryPlaceholder() {
        for key in translated.union(translatedByToolkit).union(translatedForCommands) {
            let japanese = StringCatalog.commands.string(
                LocalizedStringKey(key),
                locale: Locale(identifier: "ja")
            )
            #expect(placeholders(japanese) == placeholders(key), "\(key)")
        }
    }

    /// The placeholders of a format, whatever their order.
    private func placeholders(_ format: String) -> [Substring] {
        format.split(separator: "%").dropFirst(format.hasPrefix("%") ? 0 : 1).compactMap { part in
            let part = part.drop { $0.isNumber || $0 == "$" }
            return ["@", "lld", "lf"].first { part.hasPrefix($0) }
        }.sorted()
    }

    /// Every literal of a folder's sources, with what is put into it taken out.
    private func literals(_ folder: String) throws -> Set<String> {
        var result: Set<String> = []
        for file in try SourceFolder.swiftFiles(folder) {
            let lines = joined(file.text.split(separator: "\n"))
            for line in lines {
                if !line.contains("\"") { result.insert(skeleton(line)) }
                var rest = line[...]
                while let quote = rest.firstIndex(of: "\"") {
                    rest = rest[rest.index(after: quote)...]
                    guard let literal = literal(rest) else { break }
                    result.insert(skeleton(literal))
                    rest = rest.dropFirst(literal.count + 1)
                }
            }
        }
        return result
    }

    /// The lines, with those that a backslash continues in one, without what indents them.
    private func joined(_ lines: [Substring]) -> [String] {
        lines.reduce(into: [""]) { result, line in
            let text = String(line.drop { $0 == " " })
            let last = result.count - 1
            if result[last].hasSuffix("\\") {
                result[last] = result[last].dropLast() + text
            } else {
                result.append(text)
            }
        }
    }

    /// The literals that the interface looks up: those that a view or `string(_:)` takes as a key.
    private func localizedLiterals(_ text: String) -> [String] {
        let openings = [
            " Text(\"", " Button(\"", " Section(\"", " LabeledContent(\"", " TextField(\"",
            " Toggle(\"", " Picker(\"", " Label(\"", " Toast(\"", "navigationTitle(\"", ".alert(\"",
            ".confirmationDialog(\"", ".string(\"", " string(\"", ".say(\"",
        ]
        // A label is what a case of an enum is called: in such a declaration every literal is a key.
        let labels = text.contains("LocalizedStringKey {") ? [": \"", "            \""] : []
        return (openings + labels).flatMap { opening in
            text.split(separator: opening, omittingEmptySubsequences: false)
                .dropFirst().compactMap { literal($0) }
        }.filter {
            $0.drop { $0 != "%" }.isEmpty
                && $0.replacing("\\n", with: "").contains(where: \.isLetter)
        }
    }

    /// The literal that starts here, up to its closing quote outside an interpolation.
    private func literal(_ text: Substring) -> String? {
        var depth = 0
        var result = ""
        var previous: Character = " "
        for character in text {
            if depth == 0, character == "\"", previous != "\\" { return result }
            if character == "(", previous == "\\" || depth > 0 { depth += 1 }
            if character == ")", depth > 0 { depth -= 1 }
            result.append(character)
            previous = character
        }
        return nil
    }

    /// A key with every value taken out, whether it is written `%@`, `%lld` or as an interpolation.
    private func skeleton(_ key: String) -> String {
        var result = ""
        var rest = Substring(key)
        while let character = rest.first {
            if rest.hasPrefix("\\(") {
                rest = afterInterpolation(rest)
                result += "%"
            } else if rest.hasPrefix("\\\"") {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("%%") {
                rest = rest.dropFirst(2)
                result += "%"
            } else if let placeholder = ["%@", "%lld", "%lf"].first(where: rest.hasPrefix) {
                rest = rest.dropFirst(placeholder.count)
                result += "%"
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private func afterInterpolation(_ text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                if depth == 0 { return text[text.index(after: index)...] }
            }
        }
        return ""
    }
}

nonisolated private struct CatalogFile: Decodable {
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    struct Variations: Decodable {
        var plural: [String: Localization]
    }

    struct Unit: Decodable {
        var value: String
    }
}
