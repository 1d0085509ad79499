import DataSource
import Testing

@testable import CommandLineInterface

/// What cannot be read is never guessed.
@Suite(.timeLimit(.minutes(10)))
struct DamageTests {
    private let shell = Shell(people: ["Ann"])

    init() {
        shell("add", "72.4", "-d", "2025-12-30")
        shell("add", "73.1", "-d", "2026-11-19")
    }

    @Test(arguments: ["{garbage", "{\"count\":1,\"records\":[\n{\"id\":1}\n],\"version\":1}\n"])
    func last_newestYearCannotBeRead_isNotKnown(text: String) throws {
        shell.files.withLock { files in
            for key in files.keys where key.hasSuffix("/2026") { files[key] = text }
        }
        let files = shell.files.withLock(\.self)
        for arguments in [
            ["remove", "last"], ["edit", "last", "-w", "70"], ["remove", "yesterday"],
        ] {
            let outcome = shell.run(arguments)
            #expect(outcome.status == .failed, "\(arguments)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.contains("2026.json cannot be read"))
            #expect(shell.files.withLock(\.self) == files, "\(arguments)")
        }
        let id = try #require(shell("list").lines.last?.prefix(8))
        #expect(shell("remove", String(id)).output == "72.4 kg of 30 Dec 2025 deleted\n")
    }

    @Test
    func last_anEarlierYearCannotBeRead_isTheLast() {
        shell.files.withLock { files in
            for key in files.keys where key.hasSuffix("/2025") { files[key] = "{" }
        }
        #expect(shell("remove", "last").output == "73.1 kg of 19 Nov deleted\n")
    }
}
