import DataSource
import Testing

@testable import CommandLineInterface

/// Forms that other programs have taught, and that mean one thing.
@Suite(.timeLimit(.minutes(10)))
struct ShortFormTests {
    private let shell = Shell(people: ["Ann"])

    @Test(arguments: [["version"], ["-V"], ["--version"]])
    func version_isSaid(arguments: [String]) {
        let outcome = shell.run(arguments)
        #expect(outcome.status == .done)
        #expect(outcome.output == "bmi-tui \(CommandLineProgram.version)\n")
    }

    @Test(arguments: [
        (["add", "72.4", "-d", "2026-11-13T06:30"], "2026-11-13 Fri  06:30"),
        (["add", "72.4", "-d", "2026-11-13 06:30"], "2026-11-13 Fri  06:30"),
        (["add", "72.4", "630"], "2026-11-20 Fri  06:30"),
        (["add", "72.4", "yesterday", "0630"], "2026-11-19 Thu  06:30"),
        (["add", "72.4", "13", "nov", "2026"], "2026-11-13 Fri  07:30"),
        (["add", "-w", "72.4"], "2026-11-20 Fri  07:30"),
        (["add", "-w", "72.4", "yesterday"], "2026-11-19 Thu  07:30"),
        (["add", "72.4", "a", "week", "ago"], "2026-11-13 Fri  07:30"),
    ])
    func add_isOfThisMoment(arguments: [String], moment: String) {
        let outcome = shell.run(arguments)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(shell("list").lines.last?.contains(moment) == true, "\(shell("list"))")
    }

    @Test func add_twoWeights_isRefused() {
        #expect(shell("add", "72.4", "-w", "72.5").status == .wrongUsage)
    }

    @Test func edit_aDayWithATime_setsBoth() {
        shell("add", "72.4")
        #expect(shell("edit", "last", "-d", "2026-11-13T06:30").status == .done)
        #expect(shell("list").output.contains("2026-11-13 Fri  06:30"))
    }

    @Test(arguments: [
        (["list", "week"], ["20", "17"]), (["list", "last", "7", "days"], ["20", "17", "14"]),
        (["list", "2026-W46"], ["14"]), (["export", "--until", "2026-11-14"], ["14"]),
        (["chart", "--since", "2026-11-15", "--json"], ["20", "17"]),
        (["chart", "--since", "-1m", "--json"], ["20", "17", "14"]),
        (["chart", "--until", "2026-11-17", "--json"], ["17", "14"]),
        (["chart", "--since", "2026-11-15", "--until", "2026-11-17", "--json"], ["17"]),
    ])
    func days_areThoseOfThePeriod(arguments: [String], days: [String]) {
        for day in ["14", "17", "20"] { shell("add", "72.4", "-d", "2026-11-\(day)") }
        let output = shell.run(arguments).output
        for day in ["14", "17", "20"] {
            #expect(output.contains("2026-11-\(day)") == days.contains(day), "\(day) \(output)")
        }
    }

    @Test func chart_untilBeforeTheFirst_saysThatNothingIsThere() {
        shell("add", "72.4")
        #expect(shell("chart", "--until", "2020-01-01").status == .noData)
    }

    @Test(arguments: [
        (["--color", "always"], true), (["--color=never"], false), (["--color=auto"], false),
        ([], false),
    ])
    func color_isPrinted_whereItIsSaid(options: [String], isColored: Bool) {
        shell("add", "72.4")
        for command in ["show", "chart"] {
            let output = shell.run([command] + options).output
            #expect(output.contains("\u{1B}[") == isColored, "\(command) \(output)")
        }
        shell.isTerminal = true
        #expect(!shell("show", "--color", "never").output.contains("\u{1B}["))
        #expect(shell("show", "--color", "auto").output.contains("\u{1B}["))
        #expect(shell("show", "--color", "red").status == .wrongUsage)
    }

    @Test func chart_yes_replacesItsFile() {
        shell("add", "72.4")
        #expect(shell("chart", "-o", "c.svg").status == .done)
        #expect(shell("chart", "-o", "c.svg").status != .done)
        #expect(shell("chart", "-o", "c.svg", "--yes").status == .done)
    }

    @Test func status_placeholders_areExplained() {
        shell("add", "72.4")
        let help = shell("help", "status").output
        for term in StatusCommand.terms { #expect(help.contains("\(term.word) "), "\(term.word)") }
        for day in 1...20 { shell("add", "\(72.4 + Double(day) / 10)", "-d", "-\(day)d") }
        let pace = shell("status", "-f", "{pace}").output
        #expect(shell("status").output.hasSuffix(" · \(pace)"), "\(pace)")
    }

    @Test func import_formats_areNamedInItsHelp() {
        let help = shell("help", "import").output
        for format in ImportFormat.allCases {
            #expect(help.contains("\(format.rawValue) "), "\(format)")
        }
    }

    @Test(arguments: ["?", "help"])
    func plain_help_saysTheChoicesAgain(word: String) async {
        let said = await shell.talk(word, "0")
        #expect(said.filter { $0.hasPrefix("1 ") }.count == 2, "\(said)")
    }

    @Test(arguments: ["q", "quit"])
    func plain_quit_endsIt(word: String) async {
        let said = await shell.talk(word)
        #expect(said == (await shell.talk("0")).map { $0.replacing("? 0", with: "? \(word)") })
    }
}
