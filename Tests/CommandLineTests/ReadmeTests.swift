import Essentials
import Testing

@testable import CommandLineInterface

/// The README shows what the commands really say; `RECORD_SCREENS=1` writes it anew.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    private static let opening = "```console\n"
    private static let weights = [
        74.2, 73.6, 73.9, 73.3, 73.8, 73.1, 73.5, 72.9, 73.4, 72.8, 73.2, 72.6, 73.0, 72.5, 72.9,
    ]

    @Test
    func commands_sayWhatTheReadmeShows() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let start = try #require(text.firstRange(of: Self.opening)).upperBound
        let end = try #require(text[start...].firstRange(of: "```")).lowerBound
        let shown = said(by: text[start..<end].split(separator: "\n").filter { $0.hasPrefix("$") })
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            let new = text[..<start] + shown + text[end...]
            try Data(String(new).utf8).write(to: file)
        } else {
            #expect(String(text[start..<end]) == shown)
        }
    }

    private func said(by commands: [Substring]) -> String {
        let shell = Shell()
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
