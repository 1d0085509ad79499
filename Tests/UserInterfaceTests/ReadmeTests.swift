import DataSource
import DocumentationPages
import Essentials
import Testing

@testable import CursesCore
@testable import CursesTesting
@testable import SharedInterface
@testable import UserInterface

/// Pages show the kept screens as they are, and the keys as the help names them.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    private static let english = Locale(identifier: "en")

    @Test
    func screens_areTheKeptOnes() throws {
        var count = 0
        for path in try MarkdownPage.paths() {
            let page = try MarkdownPage(path).filled([
                "screen": { name, _ in
                    count += 1
                    return try SourceFolder.keptScreen(name)
                }
            ])
            let difference = try page.differenceFromKept()
            #expect(difference == "")
        }
        #expect(count > 10)
    }

    @Test
    func keys_areTheOnesOfTheHelp() async throws {
        let path = "Sources/UserInterface/README.md"
        var names: [String] = []
        _ = try MarkdownPage(path).filled([
            "keys": { name, body in
                names.append(name)
                return body
            }
        ])
        var keys: [String: String] = [:]
        for name in names { keys[name] = try await table(name) }
        let page = try MarkdownPage(path).filled(["keys": { name, _ in keys[name] ?? "" }])
        let difference = try page.differenceFromKept()
        #expect(difference == "")
        #expect(names.contains("everywhere") && keys["HistoryView"]?.contains("| sort |") == true)
    }

    @Test(arguments: [
        (
            "Sources/CursesUI/Controls.md", "struct Rating: ",
            "Tests/SwiftUI/Sources/Stars/Rating.swift"
        ),
        (
            "Sources/CursesUI/README.md", "import CursesUI\n\n@main",
            "Tests/SwiftUI/Sources/Counter/CounterApp.swift"
        ),
        (
            "Sources/CursesUI/README.md", "import CursesTesting",
            "Tests/SwiftUI/Tests/CounterTests/CounterTests.swift"
        ),
        (
            "Sources/Model/README.md", "@MainActor @Observable",
            "Sources/Model/Stores/Shared/WeighInDeletion.swift"
        ),
    ])
    func code_isWhatIsCompiled(_ path: String, _ opening: String, _ file: String) throws {
        let (page, code) = try (MarkdownPage(path).text, MarkdownPage(file).text)
        let start = try #require(page.firstRange(of: opening)).lowerBound
        let end = try #require(page[start...].firstRange(of: "```")).lowerBound
        #expect(squeezed(code).contains(squeezed(String(page[start..<end]))))
    }

    private func squeezed(_ code: String) -> String {
        code.filter { !$0.isWhitespace }
    }

    /// The keys of a screen, or of one of the groups that are the same on all screens.
    private func table(_ name: String) async throws -> String {
        switch name {
        case "everywhere":
            let all = try await groups("HistoryView") + groups("WeighInEditorView")
            return table(all.filter { Self.shared.contains($0.title) })
        case "lists":
            let rows = try await groups("HistoryView").flatMap(\.rows)
            return table(rows.filter { Self.listKeys.contains($0.title) })
        case "fields":
            var environment = EnvironmentValues()
            environment.stringCatalog = .module
            environment.locale = Self.english
            return table(HelpRow.rows(of: EditCommand.allCases, environment))
        case "changeable":
            let commands = KeyCommand.allCases.filter(\.isChangeable).map(\.rawValue).sorted()
            return "```text\n\(wrapped(commands))\n```\n"
        default:
            return table(try await groups(name).filter { !Self.shared.contains($0.title) })
        }
    }

    private static let listKeys = [
        "up", "down", "page up", "page down", "first row", "last row", "copy",
    ]
    private static let people = ["Ann", "太郎"]
    private static let shared = ["From field to field", "Everywhere"]
    private static let unlisted = [
        "In this field", "In text fields", "Explanations", "Last messages",
    ]

    private func groups(_ name: String) async throws -> [HelpGroup] {
        let preview = try #require(Preview.all.first { $0.name == name })
        let pilot = preview.pilot(Size(width: 120, height: 40), "en")
        await pilot.settle()
        let frame = pilot.window.render()
        return HelpGroup.all(in: frame, messages: [], frame.environment)
            .filter { !Self.unlisted.contains($0.title) }
    }

    private func table(_ groups: [HelpGroup]) -> String {
        var titles = Set(Self.listKeys + Self.people)
        return table(groups.flatMap(\.rows).filter { titles.insert($0.title).inserted })
    }

    private func table(_ rows: [HelpRow]) -> String {
        let lines = rows.map { row in
            let keys = row.keyNames.replacing("|", with: "\\|").split(separator: " ")
            return "| \(keys.map { "`\($0)`" }.joined(separator: " ")) | \(row.title) |\n"
        }
        return "| key | what it does |\n|---|---|\n\(lines.joined())\n"
    }

    private func wrapped(_ words: [String]) -> String {
        var lines = [""]
        for word in words {
            if lines[lines.count - 1].count + word.count > 90 { lines.append("") }
            lines[lines.count - 1] += "\(word), "
        }
        return lines.map { $0.dropLast() }.joined(separator: "\n").dropLast().description
    }
}
