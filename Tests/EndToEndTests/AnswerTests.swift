import Testing

@Suite(.timeLimit(.minutes(10)))
struct AnswerTests {
    @Test func answer_InPieces_IsNeverTyped() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        for piece in ["\u{1B}]11;r", "gb:0000/2b", "2b/3636", "\u{1B}", "\\"] {
            try session.send(Array(piece.utf8))
            try session.settle()
        }
        try session.press("x")
        try session.expect("key x of 1")
    }

    @Test func answer_OfALightBackground_ColoursAreFittedToIt() throws {
        let folder = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": folder.path])
        try session.expect("Welcome")
        try session.send(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8))
        try session.wait("a colour beyond the 16") {
            session.screen.cells.contains {
                if case .index(16...255) = $0.foreground { true } else { false }
            }
        }
        #expect(session.screen.contains("Welcome"))
        try session.press("C-c")
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test func answer_CursorIsFartherThanItShouldBe_NothingAmbiguousIsDrawn() throws {
        let session = try Session("TerminalProbe")
        try session.expect("╭─ héllo ─╮")
        try session.send(Array("\u{1B}[2;8R".utf8))
        try session.expect("+- hello -+ + * ~ ⣿ 漢字 e\u{301}")
        try session.expect("key - of 0")
    }

    @Test func answer_BytesAreDrawnOneByOne_OnlyASCIIIsDrawn() throws {
        let session = try Session("TerminalProbe", isUTF8: false)
        try session.expect("+- hello -+ + * ~ : ???? e")
        try session.expect("key - of 0")
    }

    @Test(arguments: ["\u{1B}P", "\u{1B}X", "\u{1B}[", "\u{1B}]11;rgb:"])
    func answer_OfAMegabyte_IsDiscardedToItsEnd(start: String) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        let filling = start == "\u{1B}[" ? "7" : "d"
        let end = start == "\u{1B}[" ? "R" : "\u{1B}\\"
        try session.send(Array((start + String(repeating: filling, count: 1 << 20) + end).utf8))
        try session.press("x")
        try session.expect("key x of 1")
    }

    @Test func start_Asked_IsInvisible() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        #expect(session.output.contains("\u{1B}]11;?\u{1B}\\".utf8))
        #expect(!session.screen.contains("●"))
        #expect(!session.screen.contains("11;?"))
    }

    @Test(arguments: ["linux", "vt100", "vt220", "ansi"])
    func start_OldTerminal_IsNotAsked(name: String) throws {
        let session = try Session("TerminalProbe", environment: ["TERM": name])
        try session.expect("key - of 0")
        try session.settle()
        #expect(!session.output.contains("\u{1B}[6n".utf8))
        #expect(!session.output.contains("]11;?".utf8))
    }

    @Test func start_VariableSaysDark_FirstScreenIsFittedToIt() throws {
        let folder = try TemporaryFolder()
        let environment = ["HOME": folder.path, "COLORFGBG": "15;0"]
        let session = try Session("bmi-tui", environment: environment)
        try session.expect("Welcome")
        #expect(
            session.screen.cells.contains {
                if case .index(16...255) = $0.foreground { true } else { false }
            }
        )
    }

    @Test(arguments: ["truecolor", "24bit"])
    func start_VariableSaysTrueColour_MixturesAreSentWithSemicolons(variable: String) throws {
        let folder = try TemporaryFolder()
        let session = try Session(
            "bmi-tui",
            environment: ["HOME": folder.path, "COLORTERM": variable, "COLORFGBG": "15;0"]
        )
        try session.expect("Welcome")
        #expect(session.output.contains("\u{1B}[38;2;".utf8))
        let isMixed = session.screen.cells.contains {
            if case .rgb = $0.foreground { true } else { false }
        }
        #expect(isMixed)
        try session.press("C-c")
        #expect(try session.waitForEnd() == .exit(0))
    }

    @Test func start_ASCII_OnlyWordsAreNot() throws {
        let folder = try TemporaryFolder()
        let session = try Session(
            "bmi-tui",
            arguments: ["--ascii"],
            environment: ["HOME": folder.path, "LC_ALL": "ja_JP.UTF-8"]
        )
        try session.wait("the first screen") {
            session.screen.cells.contains { $0.text.unicodeScalars.contains { $0.value >= 0x3040 } }
        }
        let symbols = session.screen.cells.flatMap(\.text.unicodeScalars).filter {
            (0x2000...0x2BFF).contains($0.value)
        }
        #expect(symbols.isEmpty)
    }
}
