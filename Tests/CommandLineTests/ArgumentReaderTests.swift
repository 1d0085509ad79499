import Model
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct ArgumentReaderTests {
    @Test(arguments: [
        (["add", "72.4", "--date", "-3d"], ["72.4"], ["date": "-3d"]),
        (["--date=-3d", "add", "72.4"], ["72.4"], ["date": "-3d"]),
        (["add", "-d-3d", "72.4"], ["72.4"], ["date": "-3d"]),
        (["add", "-yd", "-3d", "72.4"], ["72.4"], ["yes": "", "date": "-3d"]),
        (["add", "--", "-3"], ["-3"], [:]),
        (["add", "72.4", "--note="], ["72.4"], ["note": ""]),
        (["add", "72.4", "--note", "a=b"], ["72.4"], ["note": "a=b"]),
        (["-pBo", "add", "72.4", "-p", "Ann"], ["72.4"], ["person": "Ann"]),
        (["-pAnn", "add", "72.4"], ["72.4"], ["person": "Ann"]),
    ])
    func read_optionsAnywhere_areTheSame(
        arguments: [String],
        words: [String],
        values: [String: String]
    ) throws {
        let invocation = try read(arguments)
        #expect(invocation.command == .add)
        #expect(invocation.words == words)
        #expect(invocation.values == values)
    }

    @Test(arguments: [
        (["ad"], UsageError.unknownCommand("ad", nearest: ["add"])),
        (["lits"], .unknownCommand("lits", nearest: ["list"])),
        (["xyzzy"], .unknownCommand("xyzzy", nearest: [])),
        (["weight"], .unknownCommand("weight", nearest: ["add"])),
        (["goals"], .unknownCommand("goals", nearest: ["goal"])),
        (["--lang", "fr"], .notAmong("fr", option: "--lang", choices: ["en", "ja"])),
        (["list", "--jsno"], .unknownOption("--jsno", nearest: ["--json"])),
        (["add", "72", "--waist", "88", "--waist", "89"], .twice(option: "--waist")),
        (["add", "72", "-t", "1", "-t", "2"], .twice(option: "--time")),
        (["add", "72", "-p", "Ann", "-p", "Bo"], .twice(option: "--person")),
        (["-p", "Ann", "-p", "Bo", "list"], .twice(option: "--person")),
        (["list", "--lang", "en", "--lang", "ja"], .twice(option: "--lang")),
        (["--data-dir", "/a", "--data-dir", "/b"], .twice(option: "--data-dir")),
        (["-p", "Ann", "list", "-p", "Bo", "-p", "Cy"], .twice(option: "--person")),
        (["add", "72", "-n", "x\u{FFFD}"], .notUnicode("x\u{FFFD}")),
        (["people", "add", "Z\u{FFFD}", "--height", "178"], .notUnicode("Z\u{FFFD}")),
        (["add", "72", "--own", "A=1", "--own", "\u{FFFD}=1"], .notUnicode("\u{FFFD}=1")),
        (["list", "-x"], .unknownOption("-x", nearest: [])),
        (["list", "--due"], .notHere(option: "--due", command: "list")),
        (["--json"], .needsCommand(option: "--json")),
        (["add", "1", "--date"], .needsValue(option: "--date")),
        (["--data-dir="], .needsValue(option: "--data-dir")),
        (["list", "--json=1"], .takesNoValue(option: "--json")),
        (["add"], .missingWord(command: "add")),
        (["show", "me"], .unexpectedWord("me", command: "show")),
        (["list", "--limit", "0"], .notANumber("0", option: "--limit")),
        (
            ["list", "--limit", "99999999999999999999"],
            .notANumber("99999999999999999999", option: "--limit")
        ),
        (["chart", "--width", "29"], .outOfBounds("29", option: "--width", 30...400)),
        (["chart", "--width", "401"], .outOfBounds("401", option: "--width", 30...400)),
        (["chart", "--height", "7"], .outOfBounds("7", option: "--height", 8...200)),
        (["--version", "x"], .unexpectedWord("x", command: nil)),
        (["version", "x"], .unexpectedWord("x", command: "version")),
        (["add", "72", "-d", "2026-11-13T07:30", "-t", "08:00"], .twoTimes("07:30", "08:00")),
        (
            ["stats", "--by", "day"],
            .notAmong("day", option: "--by", choices: ["week", "month", "year"])
        ),
    ])
    func read_wrongUsage_isNamed(arguments: [String], error: UsageError) {
        #expect(throws: error) { try read(arguments) }
    }

    @Test(arguments: Command.allCases)
    func read_generalOptionsBeforeACommand_areTaken(command: Command) throws {
        let words = Array(repeating: "1", count: command.description.wordCount.lowerBound)
        let options = [
            "--data-dir", "/a", "-p", "Ann", "--lang", "en", "--no-color", "--ascii", "--log=/l",
            "--plain",
        ]
        let invocation = try read(options + [command.rawValue] + words)
        #expect(invocation.command == command)
        #expect(invocation.words == words)
        #expect(invocation[.dataDir] == "/a")
    }

    @Test
    func read_generalOptionsAfterHelp_areTaken() throws {
        let invocation = try read(["help", "--data-dir", "/a", "add", "--lang", "en"])
        #expect(invocation.command == .help)
        #expect(invocation.words == ["add"])
        #expect(throws: UsageError.self) { try read(["help", "--due", "add"]) }
    }

    @Test
    func read_optionsThatMeanNothingThere_areRefusedStill() {
        for (arguments, option) in [
            (["calc", "70", "175", "-p", "Ann"], "-p"), (["--due", "list"], "--due"),
            (["backup", "b", "-p", "Ann"], "-p"), (["list", "--log", "l"], "--log"),
        ] {
            let command = arguments.first { Command(rawValue: $0) != nil } ?? ""
            #expect(throws: UsageError.notHere(option: option, command: command)) {
                try read(arguments)
            }
        }
    }

    @Test(arguments: [
        [], ["--plain"], ["--data-dir", "/a"], ["--no-color", "--log=/l"], ["--lang", "ja"],
    ])
    func read_noCommand_isTheApp(arguments: [String]) throws {
        #expect(try read(arguments).command == nil)
    }

    @Test(arguments: [["help"], ["--help"], ["add", "--help"], ["-h"], ["--version"]])
    func read_help_needsNothingElse(arguments: [String]) throws {
        _ = try read(arguments)
    }

    private func read(_ arguments: [String]) throws(UsageError) -> Invocation {
        var reader = ArgumentReader(.testDependencies())
        return try reader.read(arguments)
    }
}
