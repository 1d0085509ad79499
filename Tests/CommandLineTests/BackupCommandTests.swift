import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct BackupCommandTests {
    private let shell = Shell(people: ["Ann"])

    init() {
        shell("add", "72.4", "-d", "yesterday")
    }

    @Test
    func backup_restore_isAsItWas() {
        let before = shell("list").output
        #expect(shell("backup", "/b").output == "/b: 4 records of 3 files\n")
        #expect(shell("backup", "/b").status == .failed)
        #expect(shell("backup", "/b", "--yes").status == .done)
        shell("add", "72.9")
        #expect(shell("list").output != before)
        #expect(shell("restore", "/b").status == .failed)
        #expect(shell("list").output != before)
        #expect(shell("restore", "/b", "--yes").output.hasPrefix("/b restored"))
        #expect(shell("list").output == before)
    }

    /// The steps before are of data that is no longer here.
    @Test
    func undo_afterARestore_takesNoEarlierStep() {
        #expect(shell("backup", "/b").status == .done)
        shell("add", "72.9")
        shell("restore", "/b", "--yes")
        let before = shell("list").output
        let outcome = shell("undo")
        #expect(
            outcome.status == .noData && outcome.error == "bmi-tui: Nothing to undo\n",
            "\(outcome)"
        )
        #expect(shell("list").output == before)
        #expect(shell("add", "73").status == .done)
        #expect(shell("undo").status == .done)
        #expect(shell("list").output == before)
    }

    @Test
    func restore_saysWhoComesAndGoes_beforeItAsks() {
        shell("people", "add", "Bob", "--height", "178", "--weight", "80")
        #expect(shell("backup", "/b").status == .done)
        shell("people", "remove", "Bob", "--yes")
        shell("people", "add", "Tom", "--height", "178", "--weight", "90")
        shell("people", "change", "Ann", "--goal", "70")
        shell("add", "72.9", "--person", "Ann")
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["n"] }
        let outcome = shell("restore", "/b")
        #expect(outcome.status == .failed)
        let lines = outcome.error.split(separator: "\n")
        #expect(
            lines.prefix(3) == [
                "Ann: removes 1", "Restores Bob, 1 weigh-in",
                "Removes Tom, 1 weigh-in",
            ],
            "\(outcome)"
        )
        #expect(lines[3].hasPrefix("6 records of 4 files. Restore this version?"), "\(outcome)")
    }

    @Test
    func backup_throughAPipe_isTheSame() {
        let bytes = Array(shell("backup", "-").output.utf8)
        let other = Shell()
        let outcome = other("restore", "-", "--yes", input: bytes)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(other("list").output == shell("list").output)
        #expect(other.files.withLock { $0["people"] } == shell.files.withLock { $0["people"] })
    }

    @Test
    func backup_hasNoControlCharacters_andRestoresThem() throws {
        let note = "°é\u{7F}x\u{80}\u{9B}31m\u{9F}\u{A0}"
        shell.files.withLock { files in
            for key in files.keys where key.hasPrefix("history/") {
                files[key] = files[key]?.replacing("\"id\"", with: "\"note\":\"\(note)\",\"id\"")
            }
        }
        let before = shell("list", "--json").output
        #expect(before.contains("\\u009b31m\\u009f\u{A0}"))
        let text = shell("backup", "-").output
        let controls = text.unicodeScalars.filter {
            $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty)
        let other = Shell()
        #expect(other("restore", "-", "--yes", input: Array(text.utf8)).status == .done)
        #expect(other("list", "--json").output == before)
    }

    @Test(arguments: [
        "", "{", "[]", "{\"version\":1}", "{\"files\":{},\"version\":9}",
        "{\"files\":{\"people\":{}},\"version\":1}",
        "{\"files\":{\"../../etc/passwd\":{\"count\":0,\"records\":[],\"version\":1}},\"version\":1}",
        "{\"files\":{\"people\":{\"count\":1,\"records\":[],\"version\":1}},\"version\":1}",
    ])
    func restore_damaged_changesNothing(text: String) {
        let files = shell.files.withLock(\.self)
        let outcome = shell("restore", "-", "--yes", input: Array(text.utf8))
        #expect(outcome.status == .failed)
        #expect(outcome.error.hasPrefix("bmi-tui: - "), "\(outcome.error)")
        #expect(shell.files.withLock(\.self) == files)
    }

    @Test(arguments: [
        ("\"weight\":72.4", "\"weight\":8000", "says something impossible in line 3: "),
        ("\"weight\":72.4", "\"weight\":\"80 kg\"", "cannot be read because of line 3."),
        ("\"height\":178", "\"height\":3", "says something impossible in line"),
        ("\"weight\":72.4", "\"weight\":0.6", "says something impossible in line 3: "),
        ("2026-11-19", "2066-11-19", "says something impossible in line 3: "),
        ("2026-11-19", "1950-11-19", "says something impossible in line 3: "),
        ("\"name\":\"Ann\"", "\"name\":\" \"", "says something impossible in line 6: "),
        ("\"name\":\"Ann\"", "\"nome\":\"Ann\"", "cannot be read because of line 6."),
    ])
    func restore_ofWhatTheAppWouldRefuse_changesNothing(
        old: String,
        new: String,
        error: String
    ) {
        let text = shell("backup", "-").output.replacing(old, with: new)
        shell("add", "72.9")
        let files = shell.files.withLock(\.self)
        for flags in [["--yes"], ["--yes", "--json"]] {
            let outcome = shell.run(["restore", "-"] + flags, input: Array(text.utf8))
            #expect(outcome.status == .failed)
            #expect(outcome.error.contains("- \(error)"), "\(outcome)\(text)")
            #expect(outcome.error.hasPrefix("{\"error\":") == flags.contains("--json"))
            #expect(outcome.error.filter { $0 == "\n" }.count == 1)
            #expect(shell.files.withLock(\.self) == files)
        }
    }

    @Test
    func restore_diskFails_leavesWhatWas() {
        #expect(shell("backup", "/b").status == .done)
        shell("add", "72.9")
        shell("people", "change", "Ann", "--goal", "70")
        let before = shell("list", "--json").output
        shell.failures.withLock { $0["people"] = .system(28) }
        #expect(shell("restore", "/b", "--yes").status == .failed)
        shell.failures.withLock { $0 = [:] }
        #expect(shell("list", "--json").output == before)
    }

    @Test
    func backup_damagedData_isNoBackup() {
        shell.files.withLock { $0["people"] = "{" }
        #expect(shell("backup", "/b").status == .failed)
        #expect(shell.outside.withLock { $0.isEmpty })
    }

    @Test
    func restore_withoutAWord_listsEarlierVersions() {
        #expect(shell("restore").status == .noData)
        shell.files.withLock { $0["backups/people/2026-11-19"] = $0["people"] }
        #expect(shell("restore").lines.first?.hasPrefix("1  2026-11-19") == true)
        #expect(shell("restore", "7", "--yes").status == .failed)
        shell("people", "rename", "Ann", "Anna")
        let refused = shell("restore", "1").error
        #expect(refused == "bmi-tui: People: changes 1. Not done; --yes does it.\n", "\(refused)")
        #expect(shell("restore", "1", "--yes").output.hasPrefix("People restored"))
        #expect(shell("people").output.hasPrefix("Ann "))
    }

    @Test
    func restore_ofWhatIsThereAlready_saysSoAndWritesNothing() {
        shell.files.withLock { $0["backups/people/2026-11-19"] = $0["people"] }
        let before = shell.files.withLock { $0 }
        let outcome = shell("restore", "1", "--yes")
        #expect(outcome.status == .done)
        #expect(outcome.output == "The same as what is there now.\n")
        #expect(shell.files.withLock { $0 } == before)
    }
}
