import CursesCore
import DataSource
import Testing

@testable import CommandLineInterface

/// Help, manual, completions and parser are made of one description.
@Suite(.timeLimit(.minutes(10)))
struct DescriptionTests {
    @Test(arguments: Command.allCases, ["en", "ja"])
    func help_hasEveryOption_andFits(command: Command, language: String) {
        let outcome = Shell()("help", command.rawValue)
        #expect(outcome.status == .done)
        for option in command.options {
            #expect(outcome.output.contains("--\(option.name)"), "\(option.name)")
        }
        let lines = Shell().run([command.rawValue, "--help", "--lang", language]).lines
        #expect(!lines.isEmpty)
        for line in lines { #expect(PlainText.width(of: line) <= 80, "\(line)") }
        for example in command.description.examples {
            #expect(outcome.output.contains("  bmi-tui \(example)\n"))
        }
    }

    @Test(arguments: CompletionWords.comingDays)
    func completion_ofTheDayOfAGoal_isTaken(day: String) {
        let shell = Shell(people: ["Ann"])
        shell("add", "72")
        let outcome = shell("goal", "71.9", "--by", day, "-y")
        #expect(outcome.status == .done, "\(outcome)")
    }

    @Test(arguments: ["en_GB.UTF-8", "ja_JP.UTF-8"])
    func overview_hasEveryCommand_andFits(locale: String) {
        let shell = Shell()
        shell.environment.withLock { $0["LC_ALL"] = locale }
        let outcome = shell("--help")
        #expect(outcome.output == shell("help").output)
        for command in Command.allCases {
            #expect(outcome.lines.contains { $0.hasPrefix("  \(command.rawValue) ") })
        }
        for line in outcome.lines { #expect(PlainText.width(of: line) <= 80, "\(line)") }
    }

    @Test(arguments: Command.allCases)
    func parser_takesEveryOptionOfTheDescription(command: Command) throws {
        let words = Array(repeating: "1", count: command.description.wordCount.lowerBound)
        for option in command.options where option.name != "help" {
            var value = option.value == nil ? [] : ["1"]
            if command == .chart, ["width", "height"].contains(option.name) { value = ["30"] }
            if case .words(let list) = option.completion { value = [list[0]] }
            var reader = ArgumentReader(Shell().dependencies)
            let invocation = try reader.read(
                [command.rawValue] + words + ["--\(option.name)"] + value
            )
            #expect(invocation.has(option))
            #expect(invocation.words == words)
            guard let letter = option.letter else { continue }
            var other = ArgumentReader(Shell().dependencies)
            #expect(
                try other.read([command.rawValue] + words + ["-\(letter)"] + value) == invocation
            )
        }
    }

    @Test(arguments: Command.allCases)
    func letters_areOfOneOptionEach(command: Command) {
        let letters = command.options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
        #expect(Set(command.options.map(\.name)).count == command.options.count)
    }

    @Test(arguments: Command.allCases)
    func examples_areReadAsTheySay(command: Command) throws {
        for example in command.description.examples {
            var reader = ArgumentReader(Shell().dependencies)
            #expect(try reader.read(shellWords(example)).command == command, "\(example)")
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completions_haveEveryCommandAndOption(shell: String) {
        let outcome = Shell()("completions", shell)
        #expect(outcome.status == .done)
        for command in Command.allCases {
            #expect(outcome.output.contains(command.rawValue))
            for option in command.options {
                let name = shell == "fish" ? "-l \(option.name)" : "--\(option.name)"
                #expect(outcome.output.contains(name), "\(name)")
            }
        }
    }

    @Test(arguments: ["en", "ja"])
    func manual_explainsKeysFormatsFilesAndVariables(language: String) throws {
        let lines = Shell().run(["help", "man", "--lang", language]).lines
        let day = CommandLineProgram.versionDay
        #expect(lines[0] == ".TH BMI-TUI 1 \"\(day)\" \"bmi-tui \(CommandLineProgram.version)\"")
        var terms = ManualPage.variables + ManualPage.files + StatusCommand.terms
        terms += CommandOption.importFormat.terms
        let explained = zip(lines, lines.dropFirst())
            .filter { $0.0.hasPrefix("\\fB") && !$0.1.hasPrefix(".") }.map(\.0)
        for term in terms {
            let word = term.word.split(separator: "-").joined(separator: "\\-")
                .split(separator: "~").joined(separator: "\\(ti")
            #expect(explained.contains { $0.contains(word) }, "\(word)")
        }
        for command in KeyCommand.allCases where command != .otherLines {
            let keys = command.keys.joined(separator: ", ").split(
                separator: "-",
                omittingEmptySubsequences: false
            )
            #expect(explained.contains("\\fB\(keys.joined(separator: "\\-"))\\fR"), "\(keys)")
        }
        let heads = language == "en" ? ["KEYS", "EXAMPLES", "SEE ALSO"] : ["キー", "例", "関連項目"]
        for head in heads { #expect(lines.contains(".SH \(head)"), "\(head)") }
        // A request is only one at the beginning of a line.
        #expect(
            lines.suffix(3).allSatisfy { $0.hasPrefix(".BR ") && !$0.dropFirst().contains(".") }
        )
        #expect(lines.last == ".BR terminfo (5)")
    }

    @Test
    func manual_hasEveryCommandAndOption() {
        let page = Shell()("help", "man").output
        for name in ["$XDG_CONFIG_HOME/bmi\\-tui/keys.json", "BMI_TUI_ASCII", "XDG_CONFIG_HOME"] {
            #expect(page.contains(name), "\(name)")
        }
        #expect(Shell()("help").output.contains("$XDG_CONFIG_HOME/bmi-tui/keys.json"))
        for command in Command.allCases {
            #expect(page.contains(".SS \(command.rawValue)\n"))
            for option in command.options {
                let name = option.name.split(separator: "-").joined(separator: "\\-")
                #expect(page.contains("\\-\\-\(name)"), "\(name)")
            }
        }
    }
}
