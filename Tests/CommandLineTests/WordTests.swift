import DataSource
import Testing

@testable import CommandLineInterface

/// Words and days as they are said, and what is said of those that are wrong.
@Suite(.timeLimit(.minutes(10)))
struct WordTests {
    private let shell = Shell(people: ["Ann"])

    init() {
        shell("add", "72.4", "-d", "2026-11-12")
        shell("add", "72.0", "-d", "2026-11-08")
    }

    @Test(arguments: [
        (["people", "add", "Bo", "B", "--height", "170"], "people does not expect B; "),
        (["calc", "70", "175", "3"], "calc does not expect 3; "),
        (["add", "79", "79"], "add does not expect 79; "),
        (["add", "79", "2026-11-14", "at", "7"], "add does not expect at; "),
        (["add", "-5"], "Weight (kg): "),
        (["add", "-5", "79"], "Weight (kg): "),
        (["add", "72", "-d", "29 feb"], "Day: more than a year ago: write 2024-02-29"),
        (["people", "change", "Ann", "-w", "70"], "people change has no option --weight; "),
        (["add"], "add: which weight? For example: bmi-tui add 72.4"),
        (["add", "79", "tomorrow"], "Day: "), (["add", "79", "fri", "-d", "thu"], "Two days"),
        (["list", "-n", "3"], "list has no option -n; "), (["-n", "3"], "-n needs a command; "),
        (
            ["people", "rename", "Ann"],
            "people rename: which name? For example: bmi-tui people rename Ann Anna"
        ),
        (["list", "--since", "fri", "--until", "mon"], "--since is after --until."),
        (["add", "79", "xyz"], "add does not expect xyz; "), (["list", "xyz"], "Day: "),
        (["edit"], "edit: which weigh-in? For example: bmi-tui edit last -w 72.6"),
        (["calc", "70"], "calc: which weight and height? For example: bmi-tui calc 70kg 175cm"),
        (["target", "70"], "There is no command target. Is it goal?"),
        (["goal", "70", "--by", "yesterday"], "Goal by: too early: try 2026-11-"),
        (["goal", "x"], "Goal (kg): "), (["goal", "75-x"], "Goal (kg): "),
        (["weigh", "70"], "There is no command weigh. Is it add?"),
        (["log"], "There is no command log. Is it add?"),
        (["help", "foo"], "There is no command foo; bmi-tui help lists them."),
        (["backup", ""], "backup: which file? For example: bmi-tui backup weights.json"),
    ])
    func word_wrong_isNamed(arguments: [String], line: String) {
        let outcome = shell.run(arguments)
        #expect(outcome.status == .wrongUsage, "\(outcome)")
        #expect(outcome.error.hasPrefix("bmi-tui: \(line)"), "\(outcome.error)")
    }

    @Test
    func report_asJSONWithoutAFile_saysWhatItNeeds() {
        let error = shell("report", "--json").error
        #expect(error.contains("report needs --output; bmi-tui help report shows how."), "\(error)")
    }

    @Test
    func word_belongsToOneBefore_quotesAreProposed() {
        let error = shell("people", "rename", "Ann", "Ann", "Lee").error
        #expect(error.hasSuffix("put quotes around words that belong together.\n"), "\(error)")
    }

    @Test
    func restore_noSuchFile_isSaid() {
        #expect(shell("restore", "nofile", "-y").error == "bmi-tui: There is no nofile.\n")
    }

    @Test
    func until_aDayToCome_isAFilter() {
        for command in ["list", "stats"] {
            #expect(shell(command, "--until", "2027-01-01").output == shell(command).output)
            #expect(shell(command, "--since", "2027-01-01", "--json").status == .noData)
        }
        #expect(shell("list", "--until", "nonsense").status == .wrongUsage)
    }

    @Test
    func stats_aPartOfAPeriod_isLabelledAsThat() {
        let since = shell("stats", "--since", "2026-11-10", "--json").output
        #expect(since.contains("\"from\":\"2026-11-10\",\"to\":\"2026-11-30\",\"mean\":72.4"))
        #expect(shell("stats", "--since", "2026-11-10").lines[1].hasPrefix("2026-11-10       72.4"))
        let until = shell("stats", "--until", "2026-11-10", "--json").output
        #expect(until.contains("\"from\":\"2026-11-01\",\"to\":\"2026-11-10\",\"mean\":72,"))
        #expect(until.contains("\"readings\":1"))
    }

    @Test
    func answer_no_nothingIsChanged() {
        shell.isTerminal = true
        shell("backup", "/b")
        for arguments in [
            ["add", "72", "--height", "160"], ["people", "remove", "Ann"], ["restore", "/b"],
            ["people", "add", "Ann", "--height", "178"], ["backup", "/b"],
        ] {
            shell.answers.withLock { $0 = ["n"] }
            let outcome = shell.run(arguments)
            #expect(outcome.status == .failed)
            #expect(outcome.error.hasSuffix("bmi-tui: Nothing was changed.\n"), "\(outcome)")
        }
    }

    @Test
    func ascii_isEnglish() {
        let outcome = shell("show", "--ascii", "--lang", "ja")
        #expect(outcome.output.contains("weight"), "\(outcome)")
        #expect(outcome.output.utf8.allSatisfy { $0 < 128 })
    }

    @Test(arguments: Command.allCases)
    func help_inJapanese_endsAsJapaneseDoes(command: Command) {
        let lines = shell("help", command.rawValue, "--lang", "ja").lines
        #expect(lines[1].hasSuffix("。"), "\(lines)")
    }
}
