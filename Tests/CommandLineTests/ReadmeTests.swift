import CursesCore
import DataSource
import DocumentationPages
import Essentials
import Testing

@testable import CommandLineInterface

/// The page of the commands shows what they say and take, the README commands that are read as they say.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    private static let weights = [
        74.2, 73.6, 73.9, 73.3, 73.8, 73.1, 73.5, 72.9, 73.4, 72.8, 73.2, 72.6, 73.0, 72.5, 72.9,
    ]

    @Test
    func page_isWhatTheCommandsSay() throws {
        let shell = Shell()
        shell.outside.withLock { $0["weights.csv"] = Data("date,kg\n2026-10-01,74.6\n".utf8) }
        let page = try MarkdownPage("Sources/CommandLineInterface/README.md").filled([
            "console": { _, body in
                "```console\n\(said(by: body.split(separator: "\n").filter { $0.hasPrefix("$") }, shell))```\n"
            },
            "json": { name, _ in
                let words = shellWords(name)
                let outcome = shell.run(words + ["--json"])
                let lines = (outcome.output + outcome.error).split(separator: "\n")
                return "```json\n\(JSONLayout.text(lines.joined()))\n```\n"
            },
            "options": { name, _ in
                let options = name == "app" ? CommandOption.app : CommandOption.everywhere
                return CommandPage(shell).table(options)
            },
            "commands": { _, _ in
                Command.allCases.map(CommandPage(shell).section).joined(separator: "\n")
            },
        ])
        let difference = try page.differenceFromKept()
        #expect(difference == "")
        #expect(page.text.contains("\n### completions\n") && page.text.contains("\"periods\": ["))
    }

    @Test
    func commandsOfTheReadme_areReadAsTheySay() throws {
        let lines = try MarkdownPage("README.md").text.split(separator: "\n")
            .filter { $0.hasPrefix("bmi-tui ") }
        #expect(lines.count >= 8)
        for line in lines {
            let words = Array(shellWords(String(line.prefix { $0 != "#" })).dropFirst())
            var reader = ArgumentReader(Shell().dependencies)
            #expect(try reader.read(words).command?.rawValue == words[0], "\(line)")
        }
    }

    /// A new person copies the block from its first line; only bash would expand a `~` in it.
    @Test
    func getIt_ofTheReadme_clonesRunsTestsAndInstalls() throws {
        let page = try MarkdownPage("README.md").text
        let section = try #require(page.split(separator: "## Get it\n").last)
        let block = section.split(separator: "```")[1]
        let steps = block.split(separator: "\n").dropFirst()
            .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(steps == ["git clone", "make run", "make test", "make install", "make uninstall"])
        #expect(block.split(separator: "PREFIX=\"$HOME/.local\"").count == 3)
        #expect(section.contains("https://www.swift.org/install"))
    }

    private func said(by commands: [Substring], _ shell: Shell) -> String {
        var text = ""
        for command in commands {
            let words = Array(shellWords(String(command)).dropFirst(2))
            let outcome = shell.run(words)
            #expect(outcome.status == .done, "\(command): \(outcome.error)")
            text += "\(command)\n\(outcome.output)"
            if words.first == "people" { weighIn(shell) }
        }
        return text
    }

    /// Four weeks that nobody wants to read.
    private func weighIn(_ shell: Shell) {
        for (index, weight) in Self.weights.enumerated() {
            let day = 2 * (Self.weights.count - index) - 1
            #expect(shell("add", "\(weight)", "-d", "-\(day)d").status == .done)
        }
    }
}
