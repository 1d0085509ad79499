import Testing

/// What the program says to the shell, with a terminal and without one.
@Suite(.timeLimit(.minutes(10)))
struct CommandLineTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test(arguments: [("--help", "Options without a command:"), ("--version", "bmi-tui 0.")])
    func answer_onATerminal_leavesItAsItIs(option: String, line: String) throws {
        let session = try session([option])
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.text.contains(line))
        #expect(!session.output.contains(0x1B))
        #expect(session.terminal.modes == session.modesBefore)
        #expect(!home.exists(".local/share"))
    }

    @Test(arguments: ["--help", "--version"])
    func answer_withoutATerminal_goesToStandardOutput(option: String) throws {
        let script = """
            test $("$0" \(option) </dev/null 2>/dev/null | wc -l) -ge 1 && "$0" \(option) >/dev/null \
                && echo done
            """
        let session = try shell(script)
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.text == "done")
    }

    @Test(arguments: ["--help", "--version"])
    func answer_nowhereToWrite_isNoSuccess(option: String) throws {
        #expect(try shell("\"$0\" \(option) >&-").waitForEnd() == .exit(1))
    }

    @Test
    func log_thatCannotBeWritten_isSaidBeforeAnythingIsDrawn() throws {
        let session = try session(["--log", "\(home.path)/nowhere/log"])
        #expect(try session.waitForEnd() == .exit(1))
        #expect(session.screen.text.contains("/nowhere/log"))
        #expect(!session.output.contains(0x1B))
    }

    @Test
    func version_withAWord_isRefused() throws {
        let session = try session(["--version", "x"])
        #expect(try session.waitForEnd() == .exit(2))
        #expect(session.screen.text.contains("Unknown argument x"))
    }

    @Test
    func log_eachActionIsALine_withoutWhatItCarries() throws {
        let session = try session(["--log", "\(home.path)/log"])
        try session.addFirstPerson()
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        let log = String(decoding: try #require(home.content("log")), as: UTF8.self)
        #expect(log.contains("Z launch\n"))
        #expect(log.contains("Z firstLaunch.tutorialConfirmButtonTapped\n"))
        #expect(log.contains("Z personBMI.saveResponse.success\n"))
        #expect(!log.contains("Ann"))
        #expect(!log.contains("72.4"))
    }

    @Test(arguments: ["--what", "--data-dir", "Ann"])
    func flaw_isOneLineOnStandardError(argument: String) throws {
        let session = try shell("\"$0\" \(argument) </dev/null 2>&1 >/dev/null | cat")
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.screen.lines[0].hasPrefix("bmi-tui: "))
        #expect(session.screen.lines[2].isEmpty)
        let other = try self.session([argument])
        #expect(try other.waitForEnd() == .exit(2))
        #expect(!other.output.contains(0x1B))
        #expect(!home.exists(".local/share"))
    }

    @Test func flaw_inJapanese_withAnEscapeInIt_isHarmless() throws {
        let session = try session(["--\u{1B}[31m"], ["LC_ALL": "ja_JP.UTF-8"])
        #expect(try session.waitForEnd() == .exit(2))
        #expect(session.screen.lines[0].hasPrefix("bmi-tui: --␛[31m というオプションはありません。"))
        #expect(!session.output.contains(0x1B))
    }

    @Test(arguments: ["TERM=", "-u TERM"])
    func start_terminalWithoutAName_isTheConversation(environment: String) throws {
        let session = try shell("exec env \(environment) \"$0\"")
        try session.expect("Number?")
        try session.send([4])
        #expect(try session.waitForEnd() == .exit(0))
        #expect(!session.output.contains(0x1B))
    }

    @Test func dataFolder_isTheOneNamed_beforeThatOfTheEnvironment() throws {
        let other = ["BMI_TUI_DATA_DIR": "\(home.path)/other"]
        let session = try session(["--data-dir", "\(home.path)/chosen"], other)
        try session.addFirstPerson()
        #expect(home.exists("chosen/people.json"))
        #expect(!home.exists("other"))
        #expect(!home.exists(".local/share"))
    }

    private func session(
        _ arguments: [String],
        _ environment: [String: String] = [:]
    ) throws -> Session {
        try Session(
            "bmi-tui",
            arguments: arguments,
            environment: environment.merging(["HOME": home.path]) { $1 }
        )
    }

    private func shell(_ script: String) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script, BuiltProducts.path(of: "bmi-tui")],
            environment: ["HOME": home.path, "TERM": ""]
        )
    }
}
