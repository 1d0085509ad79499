import DataSource
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct WeighInCommandTests {
    private let shell = Shell(people: ["Ann"])

    @Test
    func add_aDayAndATimeInOneWord() {
        #expect(shell("add", "72", "2026-11-13T07:31").status == .done)
        let list = shell("list", "--json").output
        #expect(list.contains("\"day\":\"2026-11-13\"") && list.contains("\"time\":\"07:31\""))
    }

    @Test
    func add_laterToday_speaksOfATime() {
        shell.environment.withLock { $0["LC_ALL"] = "ja_JP.UTF-8" }
        let outcome = shell("add", "72", "-t", "23:59")
        #expect(outcome.error.contains("未来の時刻です"), "\(outcome)")
    }

    @Test
    func edit_changedElsewhereWhileItAsks_isSaid_nothingIsWrittenOver() {
        shell("add", "72.1", "-d", "yesterday")
        shell("add", "72.4")
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["y"] }
        shell.onQuestion = { [shell] in
            shell.onQuestion = {}
            #expect(shell("edit", "today", "-w", "73").status == .done)
        }
        let outcome = shell("edit", "today", "-w", "92.4")
        #expect(outcome.status == .failed)
        #expect(
            outcome.error.hasSuffix("The data has changed meanwhile. Nothing was saved.\n"),
            "\(outcome)"
        )
        #expect(shell("list").lines.count == 3)
        #expect(shell("list").output.contains("73.0"))
    }

    /// A number in another unit would be saved as kilograms.
    @Test(arguments: [
        nil, "rubbish", "{\"count\":0,\"records\":[],\"version\":1}",
        #"{"count":1,"records":[\#n{"changedAt":"2026-11-20T07:33:16.591Z","id":"weightUnit","value":"pound"}\#n],"version":1}"#,
    ])
    func add_settingsDoNotSayTheUnit_isRefusedUnlessTheWeightDoes(_ settings: String?) {
        shell("add", "72.4")
        shell.files.withLock { $0["settings"] = settings }
        for command in [
            ["add", "160", "--yes"], ["edit", "today", "-w", "160", "-y"],
            ["goal", "150-160", "-y"],
            ["people", "add", "Bo", "--height", "180", "--weight", "160", "-y"],
            ["people", "change", "Ann", "--goal", "150", "-y"],
        ] {
            let refused = shell.run(command)
            #expect(refused.status == .wrongUsage)
            #expect(refused.error.contains("Say it with the weight: 72.4kg"))
            #expect(!refused.error.contains("Assumed"))
        }
        #expect(shell("goal", "clear").error.contains("Nothing to change"))
        #expect(shell("add", "160lb", "--yes").status == .done)
        #expect(shell("list").error.contains("does not say your unit. Assumed: kilograms"))
        #expect(shell("list", "--json").error.isEmpty == (settings != "rubbish"))
        #expect(shell("list").lines.count == 3)
    }

    /// Half a character would be saved as another one.
    @Test
    func add_noteOfStandardInput_isRefusedIfItIsNoText() {
        shell.answers.withLock { $0 = ["a\u{FFFD}b"] }
        #expect(shell("add", "72", "-n", "-").error.contains("UTF-8"))
        #expect(shell("add", "72", "-n", "-").error.contains("Standard input has no note."))
        #expect(shell("list").status == .noData)
        shell.answers.withLock { $0 = ["a", "b"] }
        #expect(shell("add", "72", "-n", "-").status == .done)
        #expect(shell("list").output.contains("a b"))
    }

    @Test(arguments: [["-1d", "yesterday"], ["yesterday", "-d", "today"]])
    func add_twoDays_areBothNamed(words: [String]) {
        let outcome = shell.run(["add", "72"] + words)
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.error.contains("Two days are given: "), "\(outcome)")
    }

    @Test
    func add_unitIsSaidByTheFirstPersonOfACommand() {
        #expect(shell.files.withLock { $0["settings"] }?.contains("weightUnit") == true)
        #expect(shell("add", "72.4").status == .done)
        #expect(shell("list").error.isEmpty)
    }

    /// `--yes` answers no question about a change that the user has not seen.
    @Test(arguments: [["edit", "today", "-w", "73"], ["remove", "today", "-y"]])
    func edit_changedElsewhereWhileItRuns_isRefusedAlsoWithYes(change: [String]) {
        shell("add", "72.4")
        var reads = 0
        shell.onReading = { [shell] key in
            guard key.hasPrefix("history") else { return }
            reads += 1
            guard reads == 2 else { return }
            shell.onReading = { _ in }
            #expect(shell.run(change).status == .done)
        }
        let outcome = shell("edit", "today", "-w", "74", "-y")
        #expect(outcome.status == .failed)
        #expect(
            outcome.error.hasSuffix("The data has changed meanwhile. Nothing was saved.\n"),
            "\(outcome)"
        )
        #expect(!shell("list").output.contains("74.0"))
    }

    @Test
    func edit_deletedElsewhereWhileItAsks_staysDeleted() {
        shell("add", "72.1", "-d", "yesterday")
        shell("add", "72.4")
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["y"] }
        shell.onQuestion = { [shell] in
            shell.onQuestion = {}
            #expect(shell("remove", "today").status == .done)
        }
        #expect(shell("edit", "today", "-w", "92.4").status == .failed)
        #expect(shell("list").lines.count == 2)
    }

    @Test(arguments: [
        (["72.4", "yesterday"], "2026-11-19 Thu  07:30  72.4"),
        (["72.4", "fri"], "2026-11-20 Fri  07:30  72.4"),
        (["72.4", "last", "friday"], "2026-11-13 Fri  07:30  72.4"),
        (["72.4", "-3d"], "2026-11-17 Tue  07:30  72.4"),
        (["72.4kg", "2026-11-12"], "2026-11-12 Thu  07:30  72.4"),
        (["11st", "6", "21", "nov", "2025", "-y"], "2025-11-21 Fri  07:30  72.6"),
        (["160lb", "yesterday", "-t", "6:00"], "2026-11-19 Thu  06:00  72.6"),
        (["72.4", "yesterday", "6:00"], "2026-11-19 Thu  06:00  72.4"),
        (["11st", "6", "last", "friday", "9pm"], "2026-11-13 Fri  21:00  72.6"),
        (["72.4", "7:10"], "2026-11-20 Fri  07:10  72.4"),
    ])
    func add_aDayAfterTheWeight_isTheDay(words: [String], row: String) {
        let outcome = shell.run(["add"] + words)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(shell("list").lines[1].contains(row), "\(shell("list"))")
    }

    @Test
    func edit_and_remove_takeTheSameDayWords() {
        shell("add", "72.1", "last", "friday")
        #expect(shell("edit", "last", "friday", "-w", "72.2").status == .done)
        #expect(shell("list", "last", "friday").lines[1].contains("72.2"))
        #expect(shell("remove", "last", "friday").status == .done)
        #expect(shell("list").status == .noData)
    }

    @Test
    func add_saysWhatItMeans() {
        shell("add", "72.4", "-d", "yesterday")
        let outcome = shell("add", "72.6", "-n", "after a run")
        #expect(outcome.status == .done)
        #expect(outcome.error.isEmpty)
        #expect(
            outcome.lines == [
                "Ann · today 07:30 · 72.6 kg",
                "change  +0.2 kg",
                "BMI     22.91  normal · WHO",
                "trend   72.5 kg",
            ]
        )
    }

    @Test
    func add_inJapanese_hasNoEnglish() {
        let outcome = shell("add", "72.6", "--lang", "ja")
        #expect(outcome.lines.first == "Ann · 今日 07:30 · 72.6 kg")
        #expect(outcome.output.contains("22.91  普通体重 · 日本肥満学会"))
    }

    @Test(arguments: [
        (["11st", "6"], "72.6 kg"), (["160lb"], "72.6 kg"), ([".8"], "72.8 kg"), (["."], "72.4 kg"),
        (["80.4-8"], "72.4 kg"),
    ])
    func add_readsWhatTheAppReads(words: [String], weight: String) {
        shell("add", "72.4", "-d", "-1d")
        let outcome = shell.run(["add"] + words)
        #expect(outcome.lines.first?.hasSuffix(weight) == true, "\(outcome)")
    }

    @Test(arguments: [
        (["abc"], "bmi-tui: Weight (kg): not a weight: try 72.4"),
        (["9999"], "bmi-tui: Weight (kg): between 0.5 and 650 kg"),
        (["7,2.4"], "bmi-tui: Weight (kg): two decimal marks: use . or ,"),
        (["72", "-d", "tomorrow"], "bmi-tui: Day: "),
        (["72", "-d", "3/4"], "bmi-tui: Day: two meanings: write 2026-04-03 or 2026-03-04"),
        (["72", "-d", "2027-01-01"], "bmi-tui: Day: in the future: try 2026-11-20 or before"),
        (["72", "-t", "25:00"], "bmi-tui: Time: not a time: try 07:30"),
        (["72", "-t", "9:00"], "bmi-tui: Time: later than now: try 07:30 or before"),
        (["72", "--height", "5.10"], "bmi-tui: Height (cm): "),
        (["80", "yesterday", "25:00"], "bmi-tui: Time: not a time: try 07:30"),
        (["80", "25:00"], "bmi-tui: Time: not a time: try 07:30"),
        (["80", "to"], "bmi-tui: Day: two meanings: write today or tomorrow"),
    ])
    func add_badInput_isOneLineAndNothingIsSaved(words: [String], line: String) {
        let files = shell.files.withLock(\.self)
        let outcome = shell.run(["add"] + words)
        #expect(outcome.status == .wrongUsage)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix(line), "\(outcome.error)")
        #expect(outcome.error.filter { $0 == "\n" }.count == 1)
        #expect(shell.files.withLock(\.self) == files)
    }

    @Test
    func add_unusual_isAskedOnATerminalAndRefusedElsewhere() {
        shell("add", "72.4", "-d", "-1d")
        #expect(shell("add", "92.4").status == .failed)
        #expect(shell("list").lines.count == 2)
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["n"] }
        #expect(shell("add", "92.4").status == .failed)
        shell.answers.withLock { $0 = ["y"] }
        #expect(shell("add", "92.4").status == .done)
        shell.isTerminal = false
        #expect(shell("add", "62.4", "--yes").status == .done)
        #expect(shell("list").lines.count == 4)
    }

    @Test
    func edit_changesWhatIsSaidAndNothingElse() throws {
        shell("add", "72.4", "-n", "kept")
        let outcome = shell("edit", "last", "-w", "71.9")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(shell("list").lines.last?.contains("71.9") == true)
        #expect(shell("list").lines.last?.hasSuffix("kept") == true)
        #expect(shell("edit", "last", "-w", "71.9").error == "bmi-tui: Nothing to change.\n")
        #expect(shell("edit", "ffff", "-w", "71").status == .failed)
    }

    @Test
    func remove_undo_redo() {
        shell("add", "72.4")
        #expect(shell("remove", "today").output == "72.4 kg of 20 Nov deleted\n")
        #expect(shell("list").status == .noData)
        #expect(shell("undo").output == "Undone: 72.4 kg for today is back\n")
        #expect(shell("list").lines.count == 2)
        #expect(shell("redo").output == "Redone: 72.4 kg for today is removed\n")
        let nothing = shell("redo")
        #expect(nothing.status == .noData)
        #expect(nothing.error == "bmi-tui: Nothing to redo\n")
    }

    @Test
    func edit_severalOfADay_areListedToChooseFrom() {
        shell("add", "72.4", "-t", "6:00")
        shell("add", "72.9", "-t", "7:00")
        let outcome = shell("remove", "today")
        #expect(outcome.status == .failed)
        #expect(outcome.error.hasPrefix("bmi-tui: today is more than one weigh-in. Which one?\n"))
        #expect(outcome.error.contains("2026-11-20 06:00 72.4 kg"))
        #expect(outcome.error.contains("2026-11-20 07:00 72.9 kg"))
    }

    @Test(arguments: [
        (StorageError.Reason.system(28), "there is no room left on the disk."),
        (.system(13), "permission denied."),
        (.busy(seconds: 5), "has been in use by another program for 5 seconds."),
    ])
    func add_diskRefuses_isSaid(reason: StorageError.Reason, text: String) {
        let people = shell.people
        shell.failures.withLock {
            $0 = Dictionary(
                uniqueKeysWithValues: shell.files.withLock(\.keys).map { ($0, reason) }
            )
            for id in people { $0["history/\(id)/2026"] = reason }
        }
        let outcome = shell("add", "72.4")
        #expect(outcome.status == .failed)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains(text), "\(outcome.error)")
    }

    @Test
    func add_foreignFolder_isLeftAlone() {
        let files = shell.files.withLock(\.self)
        shell.foreignFolder = "/home/me"
        let outcome = shell("add", "72.4")
        #expect(outcome.status == .failed)
        #expect(outcome.error.hasPrefix("bmi-tui: /home/me holds other files."))
        #expect(shell.files.withLock(\.self) == files)
    }

    @Test
    func undo_edited_saysWhatIsThereAgain() {
        shell("add", "72.4")
        shell("edit", "last", "-w", "72.6")
        #expect(shell("undo").output == "Undone: today is 72.4 kg again\n")
        #expect(shell("redo").output == "Redone: today is 72.6 kg again\n")
        shell("edit", "last", "-n", "after a run")
        #expect(shell("undo").output == "Undone: 72.6 kg for today is as before\n")
    }

    @Test
    func undo_ofAHeight_namesIt() {
        for day in 1...6 { shell("add", "72.4", "-d", "-\(day)d", "-y") }
        shell("people", "change", "Ann", "--height", "175", "--from", "always", "-y")
        let sentence = "Undo the height of Ann for 6 weigh-ins?"
        #expect(shell("undo").error == "bmi-tui: \(sentence) Not done; --yes does it.\n")
        #expect(shell("undo", "--lang", "ja").error.contains("Annの身長を取り消しますか？（6 件の記録）"))
        shell("undo", "-y")
        shell(
            "people",
            "change",
            "Ann",
            "--height",
            "174",
            "--sex",
            "female",
            "--from",
            "always",
            "-y"
        )
        #expect(shell("undo").error.contains("Undo the changes to Ann and 6 weigh-ins?"))
    }

    @Test
    func undo_wouldRemoveAPerson_asks() {
        let shell = Shell(people: ["Ann", "太郎"])
        let refused = shell("undo")
        #expect(refused.status == .failed)
        #expect(refused.error == "bmi-tui: Undo adding 太郎? Not done; --yes does it.\n")
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["n"] }
        #expect(shell("undo").status == .failed)
        #expect(shell("people").lines.count == 2)
        shell.answers.withLock { $0 = ["y"] }
        #expect(shell("undo").output == "Undone: 太郎 is removed\n")
        #expect(shell("people").lines.count == 1)
        #expect(shell("redo").output == "Redone: 太郎 is back\n")
        #expect(shell("undo", "--yes").status == .done)
    }
}
