import DataSource
import Testing

@testable import CommandLineInterface

/// What is said beside the answer, and with which status.
@Suite(.timeLimit(.minutes(10)))
struct AnswerTests {
    private let shell = Shell(people: ["Ann"])

    @Test
    func give_outputIsRefused_isSaid() {
        shell.isOutputFull = true
        let saved = shell("add", "72.4")
        #expect(saved.status == .unfinished)
        #expect(
            saved.error
                == "bmi-tui: Saved, but the answer could not be printed: "
                + "standard output: there is no room left on the disk.\n"
        )
        let read = shell("list", "--lang", "ja")
        #expect(read.status == .failed)
        #expect(read.error == "bmi-tui: 標準出力：ディスクに空きがありません。\n")
        shell.isOutputFull = false
        #expect(shell("list").lines.count == 2)
    }

    @Test
    func run_withALog_theCommandIsWrittenThere() {
        shell("--log", "/l", "list")
        let lines = shell.logged.withLock(\.self)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("/l 2026-11-20T") == true, "\(lines)")
        #expect(lines.first?.hasSuffix(" list") == true, "\(lines)")
    }

    @Test
    func give_undoWasNotPrinted_saidAgainItTakesNoSecondStep() {
        for day in 1...3 { shell("add", "72.4", "-d", "-\(day)d", "-y") }
        for command in ["undo", "redo"] {
            let count = shell("list").lines.count
            shell.isOutputFull = true
            #expect(shell(command, "-y").status == .unfinished)
            shell.isOutputFull = false
            let once = shell("list").lines.count
            #expect(abs(once - count) == 1)
            let again = shell(command, "-y")
            #expect(again.output.hasPrefix("Finished the last \(command), no second step: "))
            #expect(shell("list").lines.count == once)
        }
        #expect(shell("undo", "-y").output.hasPrefix("Undone: "))
    }

    /// A terminal of another character set is shown ASCII, and a file keeps what was written.
    @Test(arguments: [(true, "kg"), (false, "前回比")])
    func give_localeIsNotUTF8_terminalIsShownASCII(isTerminal: Bool, word: String) {
        shell("add", "72.4")
        shell.environment.withLock { $0["LC_ALL"] = "ja_JP.eucJP" }
        shell.isTerminal = isTerminal
        let output = shell("list", "--lang", "ja").output
        #expect(output.contains(word))
        #expect(output.utf8.allSatisfy { $0 < 0x80 } == isTerminal, "\(output)")
    }

    @Test(arguments: [
        ["add"], ["lst"], ["list", "--limt"], ["list", "--foo"], ["list", "--limit", "x"],
        ["path", "x"],
    ])
    func end_wrongUsage_isSaidInTheLanguageThatIsAskedFor(arguments: [String]) {
        for language in [["--lang", "ja"], ["--lang=ja"]] {
            let outcome = shell.run(arguments + language)
            #expect(outcome.status == .wrongUsage)
            #expect(outcome.error.contains("。"), "\(outcome.error)")
        }
    }

    @Test
    func give_problems_areJSONToo_andEndTheSameForEveryReader() {
        shell("add", "72.4")
        shell.files.withLock { $0["settings"] = "{" }
        for command in ["list", "show", "stats", "status", "people", "chart"] {
            let outcome = shell(command, "--json")
            #expect(outcome.status == .failed, "\(command)")
            #expect(outcome.output.hasPrefix("{\"version\":1"), "\(command)")
            #expect(
                outcome.error.hasPrefix(
                    "{\"error\":{\"code\":\"storage\",\"message\":\"/data/settings.json"
                )
            )
            #expect(outcome.error.filter { $0 == "\n" }.count == 1)
        }
        let failed = shell("list", "-p", "Bob", "--json")
        #expect(failed.error.contains("settings.json"), "\(failed)")
        #expect(failed.error.contains("There is no person named Bob."), "\(failed)")
    }

    @Test
    func due_whatCannotBeRead_isNotWeighedToday() {
        #expect(shell("status", "--due").status == .done)
        shell("add", "72.4")
        #expect(shell("status", "--due").status == .failed)
        #expect(shell("status", "--due", "-p", "Bob").status == .wrongUsage)
        let files = shell.files.withLock(\.self)
        for key in files.keys where key == "people" || key.hasPrefix("history/") {
            shell.files.withLock { $0[key] = "{" }
            let outcome = shell("status", "--due")
            #expect(outcome.status == .done, "\(key)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.contains("cannot be read"), "\(outcome)")
            shell.files.withLock { $0[key] = files[key] }
        }
    }

    @Test
    func people_whoseWeighInsCannotBeRead_areNotSaidToHaveNone() {
        shell.files.withLock { $0["history/\(Self.id($0))/2026"] = "{" }
        let outcome = shell("people")
        #expect(outcome.output == "Ann    cannot be read\n", "\(outcome)")
        #expect(shell("people", "--lang", "ja").output == "Ann    読めません\n")
    }

    @Test
    func add_besideALineThatCannotBeRead_doesNotSayThatTheFileStayed() {
        shell("add", "72.4", "-d", "yesterday")
        shell.files.withLock {
            let key = "history/\(Self.id($0))/2026"
            $0[key] = $0[key]?.replacing(
                "{\"count\":1,\"records\":[\n",
                with: "{\"count\":2,\"records\":[\n{\"id\":\"x\"},\n"
            )
        }
        let outcome = shell("add", "72.4")
        #expect(outcome.status == .done)
        #expect(outcome.error.hasSuffix("2026.json cannot be read because of line 2.\n"))
        #expect(shell("list").error.hasSuffix("It was left as it is.\n"))
    }

    private nonisolated static func id(_ files: [String: String]) -> Substring {
        files["people"]?.split(separator: "\"id\":\"").last?.prefix(36) ?? ""
    }
}
