import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct AppTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func launch_First_TutorialLeadsIntoTheForm_PersonIsThereAgain() throws {
        let first = try session()
        try first.expect("Welcome")
        try first.press("Enter")
        try first.expect("Language and units")
        try first.press("Enter")
        try fillInSteps(first)
        try first.press("Enter")
        try first.expect("A goal, if you like")
        try first.type("70-72")
        try first.press("C-s")
        try first.expect("✓ goal 70.0–72.0 kg")
        try first.expectBoard(of: "Ann")
        try first.expect("22.85  ✓ normal · WHO")
        try first.press("q")
        #expect(try first.waitForEnd() == .exit(0))
        try first.expectGivenBack()

        let second = try session()
        try second.expectBoard(of: "Ann")
        try second.expect("22.85  ✓ normal · WHO")
        try second.press("C-p")
        try second.type("all people")
        try second.press("Enter")
        try second.expect("▸ 1  Ann       72.4")
    }

    @Test func weighIn_KeyNumberEnter_DashboardShowsIt() throws {
        let session = try session()
        try session.addFirstPerson()
        try session.send(Array("a72.1\r".utf8))
        try session.expect("▸ today")
        try session.expect("22.76  ✓ normal · WHO")
        try session.expect("72.1    −0.3")
        try session.send(Array("a27.1\r".utf8))
        try session.expect("Save 27.1 kg for Ann?")
        try session.press("Esc")
        try session.press("Esc")
        try session.expect("Discard entry?")
        try session.press("Tab", "Enter")
        try session.expect("72.1    −0.3")
    }

    @Test func type_AllInOneBurst_NothingIsLost() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.send(Array("\r\rAnn\r178\r72.4\r\r".utf8))
        try session.expectBoard(of: "Ann")
        try session.expect("22.85  ✓ normal · WHO")
    }

    @Test func settings_Pounds_ApplyAtOnce_AreThereAgain() throws {
        let first = try session()
        try first.addFirstPerson()
        try first.press("s")
        try first.expect("kilograms")
        try first.press("Right")
        try first.expect("pounds")
        try first.press("Esc")
        try first.expect("159.6")
        try first.press("q")
        #expect(try first.waitForEnd() == .exit(0))
        try session().expect("159.6")
    }

    @Test func undo_ManySteps_AfterARestartToo() throws {
        let first = try session()
        try first.addFirstPerson()
        try first.send(Array("a72.1\r".utf8))
        try first.expect("72.1 kg for today saved · u undo")
        try first.press("h")
        try first.expect("2 weigh-ins")
        try first.press("d")
        try first.expect("deleted · u undo")
        try first.expect("1 weigh-in")
        try first.press("u")
        try first.expect("Undone: 72.1 kg for today is back")
        try first.expect("2 weigh-ins")
        try first.press("C-r")
        try first.expect("1 weigh-in")
        try first.press("u")
        try first.expect("2 weigh-ins")
        try first.press("q")
        #expect(try first.waitForEnd() == .exit(0))

        let second = try session()
        try second.expect("72.1    −0.3")
        try second.press("u")
        try second.expect("Undone: 72.1 kg for today is removed · ^R redo")
        try second.expect("22.85  ✓ normal · WHO")
        try second.press("u")
        try second.expect("Undo adding Ann?")
        try second.press("Tab", "Enter")
        try second.expect("Undone: Ann is removed · ^R redo")
        try second.expect("Nobody here")
        try second.press("u")
        try second.expect("Nothing to undo")
        try second.press("C-r", "C-r")
        try second.expect("Redone: 72.1 kg for today is back")
        try second.expect("▸ 1  Ann")
    }

    @Test func save_OutOfBounds_ErrorStandsUnderTheField_NothingIsSaved() throws {
        let session = try session(environment: ["LC_ALL": "ja_JP.UTF-8"])
        try session.expect("ようこそ")
        try session.press("Enter", "Enter")
        try session.type("Ann")
        try session.press("Enter")
        try session.type("3000")
        try session.press("Enter")
        try session.expect("▲ 30〜272 cm の範囲で入力してください")
        #expect(home.exists(".local/share/bmi-tui/people.json") == false)
        try session.press("Backspace", "Backspace", "Backspace", "Backspace")
        try session.type("178")
        try session.press("Enter")
        try session.type("72,4")
        try session.press("C-s", "C-s")
        try session.expect("普通体重 · 日本肥満学会")
    }

    @Test func save_FolderNotWritable_EntryStays_RetryWorks() throws {
        try home.makeFile(".local", content: "in the way")
        let session = try session()
        try session.expect("is a file where a folder should be")
        try home.remove(".local")
        try session.press("Enter")
        try session.expect("Nobody here")
    }

    @Test func launch_CorruptFile_IsNamedAndStaysAsItIs() throws {
        let people = ".local/share/bmi-tui/people.json"
        let content = "{\"count\":1,\"records\":[\nnonsense\n],\"version\":1}\n"
        try home.makeFile(people, content: content)
        let before = home.content(people)
        let session = try session()
        try session.expect("cannot be read because of line 2")
        try session.press("a", "Tab", "Enter")
        try session.expect("Start People over?")
        try session.press("Esc", "Esc")
        try session.expect("Your people could not be read")
        #expect(home.content(people) == before)
    }

    /// Names the data folder of the person who runs the tests, without opening it.
    @Test func path_HomeIsNoPath_IsThatOfThePasswordFile() throws {
        let session = try Session(
            "bmi-tui",
            arguments: ["path"],
            environment: ["HOME": "not/absolute", "XDG_DATA_HOME": "neither"]
        )
        let home = try #require(getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) })
        try session.expect("\(home)/.local/share/bmi-tui")
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test func name_WithControlsAndEscapes_IsDrawnHarmlessly() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.press("Enter", "Enter")
        try session.send(Array("\u{1B}[200~A\u{1B}]0;x\u{7}\u{202E}B\u{1B}[201~".utf8))
        try session.expect("A]0;x")
        #expect(!String(decoding: session.output, as: UTF8.self).contains("\u{1B}]0;x"))
    }

    @Test func resize_AnySize_ScreenFollows() throws {
        let session = try session()
        try session.expect("Welcome")
        session.resize(columns: 12, rows: 3)
        try session.expect("too small")
        session.resize(columns: 100, rows: 30)
        try session.expect("Welcome")
        try session.expect("? help")
    }

    @Test func wait_NothingHappens_NothingWakesTheApp() throws {
        let first = try self.session()
        try first.addFirstPerson()
        try first.press("q")
        #expect(try first.waitForEnd() == .exit(0))
        // What is said of a change goes by itself, which takes a timer; here nothing was changed.
        let session = try session()
        try session.expect("22.85  ✓ normal · WHO")
        try session.send(Array("hs".utf8))
        try session.press("Esc")
        try session.settle()
        guard ProcessState(of: session.process.id) != nil else { return }
        // The years that are not shown are looked at once, a moment after the screen stands.
        try session.wait("no timer is left") {
            ProcessState(of: session.process.id)?.hasTimers == false
        }
    }

    @Test func suspend_AndResume_ScreenComesBack() throws {
        let app = try BuiltProducts.path(of: "bmi-tui")
        let session = try Session(
            "/bin/sh",
            arguments: ["-c", "set -m; \(app); echo stopped; read line; fg"],
            environment: ["HOME": home.path]
        )
        try session.expect("Welcome")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.expect("stopped")
        #expect(session.terminal.modes == session.modesBefore)
        // A Ctrl-C now must not drop what gives the screen back.
        #expect(session.terminal.modes.keepsOutput)
        try session.send(Array("\n".utf8))
        try session.expect("Welcome")
    }

    @Test func suspend_NoShellBehind_AppGoesOn_ScreenAndEntryAreIntact() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.press("Enter", "Enter")
        try session.type("An")
        let before = session.screen
        let modes = session.terminal.modes
        let count = session.outputCount
        try session.press("C-z")
        try session.wait("the screen is drawn anew") { session.outputCount > count }
        try session.type("n")
        try session.expect("Ann")
        try session.press("Backspace")
        #expect(session.screen.text == before.text)
        #expect(session.screen.isAlternate)
        #expect(session.screen.hearsMouse)
        #expect(session.terminal.modes == modes)
        #expect(!session.process.isStopped)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
    func signal_TerminalIsGivenBack(signal: Int32) throws {
        let session = try session()
        try session.expect("Welcome")
        session.process.send(signal)
        _ = try session.waitForEnd()
        try session.expectGivenBack()
    }

    @Test func type_ACharacter_CostsAtMost30Bytes() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.press("Enter", "Enter")
        try session.type("A")
        try session.settle()
        for character in "nn-Marie" {
            let before = session.outputCount
            try session.type(String(character))
            try session.settle()
            #expect(session.outputCount - before <= 30)
        }
    }

    private func session(environment: [String: String] = [:]) throws -> Session {
        try Session("bmi-tui", environment: environment.merging(["HOME": home.path]) { $1 })
    }

    private func fillInSteps(_ session: Session) throws {
        try session.type("Ann")
        try session.press("Enter")
        try session.type("178")
        try session.press("Enter")
        try session.expect("What do you weigh today?")
        try session.type("72,4")
    }
}
