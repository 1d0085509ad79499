import DataSource
import Essentials
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

    @Test(arguments: [["export"], ["report"]])
    func file_aYearCannotBeRead_isWritten_andNotDone(command: [String]) {
        shell.files.withLock { files in
            for key in files.keys where key.hasSuffix("/2025") { files[key] = "{" }
        }
        let outcome = shell.run(command + ["-o", "/x", "-y"])
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("2025.json cannot be read. It was left as it is."))
        #expect(outcome.output.contains("/x"))
        let written = shell.outside.withLock { String(decoding: $0["/x"] ?? Data(), as: UTF8.self) }
        #expect(written.contains("73.1"))
        let isReport = command == ["report"]
        #expect(written.contains("Without what cannot be read of 2025.") == isReport)
        let since = shell.run(command + ["-o", "/y", "--since", "2026-01-01"])
        #expect(since.status == .failed)
        let later = shell.outside.withLock { String(decoding: $0["/y"] ?? Data(), as: UTF8.self) }
        #expect(!later.contains("cannot be read"))
    }

    @Test
    func export_aYearCannotBeRead_theConversationSaysSo() async {
        shell.files.withLock { files in
            for key in files.keys where key.hasSuffix("/2025") { files[key] = "{" }
        }
        let said = await shell.talk(["5", "11", "5", "/out/a.csv", "1", "0", "0"])
        #expect(
            said.contains {
                $0 == "1 weigh-in exported to /out/a.csv, without what cannot be read of 2025"
            },
            "\(said)"
        )
    }

    @Test(arguments: [
        ["people"], ["list"], ["add", "72"], ["people", "add", "Bo", "--height", "180"],
    ])
    func people_areMissing_restoreIsNamed_andNobodyIsToBeAdded(command: [String]) {
        shell("people", "add", "Cy", "--height", "180", "--yes")
        shell.files.withLock { files in
            files["backups/people/2026-11-19"] = files["people"]
            files["people"] = nil
        }
        let outcome = shell.run(command)
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("people.json is missing."), "\(outcome.error)")
        #expect(
            outcome.error.contains("Earlier versions are there: bmi-tui restore"),
            "\(outcome.error)"
        )
        #expect(!outcome.error.contains("people add"), "\(outcome.error)")
    }
}
