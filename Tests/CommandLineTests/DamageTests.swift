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
        let said = await shell.talk(["6", "15", "5", "/out/a.csv", "1", "0", "0"])
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
    func people_areMissing_restoreIsNamedFirst(command: [String]) {
        losePeople(hasBackup: true)
        let outcome = shell.run(command)
        #expect(outcome.status == .failed)
        #expect(outcome.error.contains("people.json is missing."), "\(outcome.error)")
        #expect(
            outcome.error.contains("Earlier versions are there: bmi-tui restore"),
            "\(outcome.error)"
        )
        #expect(outcome.error.contains("bmi-tui people add NAME --height HEIGHT --yes"))
    }

    @Test(arguments: [
        ["people"], ["list"], ["add", "72"], ["status"], ["people", "rename", "a", "b"],
        ["undo"], ["undo", "-y"], ["redo"], ["restore"], ["status", "--due"],
    ])
    func people_areMissing_everyRefusalNamesAWayOut(command: [String]) {
        losePeople(hasBackup: false)
        let files = shell.files.withLock(\.self)
        let outcome = shell.run(command)
        switch command {
        case ["status", "--due"]: #expect(outcome.status == .done)
        case ["restore"]: #expect(outcome.status == .noData)
        default: #expect(outcome.status == .failed)
        }
        #expect(shell.files.withLock(\.self) == files)
        #expect(
            outcome.error.contains("Start over: bmi-tui people add NAME --height HEIGHT\n"),
            "\(outcome.error)"
        )
    }

    @Test(arguments: [false, true])
    func people_areMissing_somebodyNewIsAdded(hasBackup: Bool) {
        losePeople(hasBackup: hasBackup)
        let yes = hasBackup ? ["--yes"] : []
        let outcome = shell.run(
            ["people", "add", "Bo", "--height", "180", "--weight", "80"] + yes
        )
        #expect(outcome.status == .done, "\(outcome)")
        #expect(shell("status").output.contains("80.0 kg"))
        // The weigh-ins of before are named from then on.
        let sentence =
            "belong to no listed person. "
            + (hasBackup
                ? "Restore people.json or move them" : "Move the files into a person’s folder")
        #expect(outcome.error.contains(sentence), "\(outcome.error)")
        #expect(shell("people").error.contains(sentence))
        #expect(shell("restore").error.contains(sentence))
    }

    /// Who was deleted is known, and so are their weigh-ins.
    @Test
    func people_areDeletedOrUndone_theirWeighInsAreNotNamed() {
        shell("people", "add", "Bo", "--height", "180", "--weight", "80")
        shell("people", "remove", "Ann", "--yes")
        shell("people", "add", "Cy", "--height", "170", "--weight", "60")
        #expect(shell("undo", "-y").status == .done)
        let outcome = shell("people")
        #expect(outcome.lines.count == 1)
        #expect(outcome.error.isEmpty, "\(outcome.error)")
    }

    @Test(arguments: [false, true])
    func people_areMissing_somebodyNewIsImported(hasBackup: Bool) {
        losePeople(hasBackup: hasBackup)
        shell.outside.withLock { $0["/a.csv"] = Data("date,kg\n2026-11-01,70\n".utf8) }
        let command = [
            "import", "/a.csv", "--new-person", "Bo", "--height", "180", "--unit", "kg", "--yes",
        ]
        let trial = shell.run(command + ["--dry-run"])
        #expect(trial.error.contains("people.json is missing."), "\(trial)")
        let outcome = shell.run(command)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.error.contains("belong to no listed person."), "\(outcome)")
        #expect(shell("list").output.contains("70.0"))
    }

    /// The change is made, and only what `undo` needs is not.
    @Test(arguments: [
        ["add", "72"], ["people", "add", "Bo", "--height", "180", "--weight", "80"],
        ["people", "add", "Bo", "--height", "180"],
    ])
    func journal_cannotBeRead_itIsSaidThatUndoCannotFollow(command: [String]) {
        shell.files.withLock { files in
            files[".undo"] = "{\"count\":0,\"records\":[\n],\"version\":99}\n"
        }
        let outcome = shell.run(command)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(
            outcome.error == """
                bmi-tui: /data/.undo.json was written by a newer version. It is read and never written.
                bmi-tui: Saved, but it cannot be undone: /data/.undo.json cannot be used.

                """
        )
        #expect(shell("people").error.isEmpty)
    }

    /// Corrections are final without a question.
    @Test
    func journal_cannotBeRead_editWithYesSaysSo() {
        shell("add", "72")
        shell.files.withLock { files in
            files[".undo"] = "{\"count\":0,\"records\":[\n],\"version\":99}\n"
        }
        let outcome = shell("edit", "today", "-w", "73", "-y")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.error.contains("Saved, but it cannot be undone"), "\(outcome)")
    }

    @Test
    func impossibleValues_ofFiles_areNamed() {
        shell("add", "72", "--body-fat", "20")
        shell.files.withLock { files in
            for (key, text) in files where key.hasPrefix("history/") {
                files[key] = text.replacing("\"bodyFat\":20,", with: "\"bodyFat\":200,")
            }
        }
        let list = shell("list")
        #expect(
            list.error.contains("says something impossible in line 2: \"bodyFat\":200"),
            "\(list)"
        )
    }

    @Test(arguments: [
        ("\"weight\":72}", "\"weight\":7200}"), ("\"height\":178,", "\"height\":9999,"),
        ("\"waist\":80,", "\"waist\":\"x\","), ("\"waist\":80,", "\"waist\":-5,"),
    ])
    func impossibleValues_ofAWeighIn_areNamed(_ old: String, _ new: String) {
        shell("add", "72", "--waist", "80")
        shell.files.withLock { files in
            for (key, text) in files where key.hasPrefix("history/") {
                files[key] = text.replacing(old, with: new)
            }
        }
        let list = shell("list")
        let member = new.dropLast()
        #expect(list.error.contains("2026.json says something impossible in line 2: \(member)\n"))
    }

    @Test(arguments: [
        ("1988-04-02", "2999-04-02", "\"birthDate\":\"2999-04-02\""),
        ("\"height\":178,", "\"height\":9999,", "\"height\":9999"),
        ("\"Ann\"", "\"\"", "\"name\":\"\""),
        ("\"female\"", "\"purple\"", "\"sex\":\"purple\""),
    ])
    func impossibleValues_ofAPerson_areNamed(_ old: String, _ new: String, _ member: String) {
        shell("people", "change", "Ann", "--birth-date", "1988-04-02", "--sex", "f")
        shell.files.withLock { $0["people"] = $0["people"]?.replacing(old, with: new) }
        let error = shell("people").error
        #expect(error.contains("people.json says something impossible in line 2: \(member)\n"))
    }

    @Test(arguments: [
        ("history/", "32.5", "\"x\"", "\"own\":"),
        ("people", "\"low\":15", "\"low\":99", "\"measures\":"),
        ("people", "\"decimals\":1", "\"decimals\":9", "\"measures\":"),
        ("people", "\"unit\":\"cm\"", "\"unit\":5", "\"measures\":"),
        ("people", "\"day\":\"2026-11-20\"", "\"day\":\"x\"", "\"goalStart\":"),
    ])
    func unreadableParts_ofAField_areNamed(
        key: String,
        old: String,
        new: String,
        member: String
    ) {
        shell("people", "change", "Ann", "--own", "Arms, cm, 15-60, 1")
        shell("add", "72", "--own", "Arms=32.5")
        shell("goal", "70", "--by", "2027-03-01")
        shell.files.withLock { files in
            for (name, text) in files where name.hasPrefix(key) {
                files[name] = text.replacing(old, with: new)
            }
        }
        let error = shell("list").error
        #expect(error.contains("says something impossible in line 2: \(member)"), "\(error)")
    }

    @Test
    func journal_isDamaged_theChangeSaysThatUndoBeginsAgain() {
        shell.files.withLock { $0[".undo"] = "{bad" }
        #expect(shell("undo").error.contains("It was left as it is"))
        let outcome = shell("add", "71", "-y")
        #expect(outcome.status == .done)
        let line = "could not be read and is among the backups: undo begins again with this change."
        #expect(outcome.error == "bmi-tui: /data/.undo.json \(line)\n", "\(outcome.error)")
        #expect(shell("add", "72", "-y").error.isEmpty)
        #expect(shell("undo").status == .done)
    }

    @Test
    func setAll_failsAfterItsDecision_isToldWithAStatusOfItsOwn() {
        shell.failures.withLock { $0[".undo"] = .decided }
        let outcome = shell("undo")
        #expect(outcome.status == .unfinished)
        #expect(
            outcome.error == """
                bmi-tui: The change is decided, but not finished. The next start completes it.

                """
        )
    }

    private func losePeople(hasBackup: Bool) {
        shell.files.withLock { files in
            if hasBackup { files["backups/people/2026-11-19"] = files["people"] }
            files["people"] = nil
        }
    }
}
