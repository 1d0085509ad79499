import Testing

@Suite(.timeLimit(.minutes(10)))
struct LookTests {
    @Test(arguments: ["xterm-256color", "rxvt-unicode-256color", "screen-256color"])
    func draw_ManyColors_SixteenAreTheTerminalsOwn(name: String) throws {
        let screen = try screen(environment: ["TERM": name])
        for code in 0..<16 {
            #expect(screen[code, 6].foreground == .index(code))
            #expect(screen[code, 6].background == .standard)
            #expect(screen[code + 16, 6].background == .index(code))
            #expect(screen[code + 16, 6].foreground == .standard)
        }
        #expect(screen[0, 0].foreground == .standard)
    }

    @Test func draw_EightColors_BrightIsBold() throws {
        let screen = try screen(environment: ["TERM": "xterm"])
        #expect(screen.contains("colors 8"))
        for code in 0..<8 {
            #expect(screen[code, 6].foreground == .index(code))
            #expect(screen[code + 16, 6].background == .index(code))
        }
        for code in 9..<16 {
            #expect(screen[code, 6].isBold)
            let plain = ScreenColor.index(code - 8)
            #expect(
                screen[code, 6].foreground == plain || screen[code, 6].foreground == .index(code)
            )
        }
        #expect(screen[8, 6].foreground == .standard)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt220"], ["TERM": "xterm-mono"]])
    func draw_NoColors_AttributesStay(environment: [String: String]) throws {
        let screen = try screen(environment: environment)
        #expect(screen.contains("colors 0"))
        let colored = screen.cells.filter {
            $0.foreground != .standard || $0.background != .standard
        }
        #expect(colored.isEmpty)
        #expect(screen[0, 7].isBold)
        #expect(screen[3, 7].isUnderlined)
        #expect(screen[4, 7].isReversed)
        #expect(screen[16, 6].isReversed)
        #expect(!screen[0, 6].isReversed)
    }

    @Test func draw_Attributes_AreSet() throws {
        let screen = try screen(environment: [:])
        #expect(screen[0, 7].isBold)
        #expect(screen[2, 7].isItalic)
        #expect(screen[3, 7].isUnderlined)
        #expect(screen[4, 7].isReversed)
        #expect(!screen[0, 8].isReversed)
    }

    @Test func draw_HostileGlyphs_AreHarmless() throws {
        let screen = try screen(environment: [:])
        #expect(screen.lines[9] == "??????????????      x\u{301}")
        #expect(screen.lines[5].hasPrefix("╭─ héllo"))
    }

    @Test(arguments: ["C", "POSIX", "en_US.UTF-8", "ja_JP.utf8"])
    func draw_PlainLocale_TextIsUnicode(locale: String) throws {
        let screen = try screen(environment: ["LC_ALL": locale])
        #expect(screen.lines[5] == "╭─ héllo ─╮ ✓ • … ⣿ 漢字 e\u{301}")
    }

    @Test(arguments: ["en_US.ISO-8859-1", "ja_JP.eucJP", "de_DE.ISO-8859-15@euro"])
    func draw_EightBitLocale_TextIsASCII(locale: String) throws {
        let screen = try screen(environment: ["LC_ALL": locale])
        #expect(screen.lines[5] == "+- hello -+ + * ~ : ???? e")
        #expect(screen.cells.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test func draw_LinuxConsole_GlyphsAreThoseOfItsFonts() throws {
        let screen = try screen(environment: ["TERM": "linux"])
        #expect(screen.contains("colors 8 console"))
        #expect(screen.lines[5] == "┌─ héllo ─┐ + • … : 漢字 e\u{301}")
    }

    @Test func draw_LinuxConsole_RoomToTypeInIsALine() throws {
        let environment = ["TERM": "linux"]
        let session = try Session(
            "TerminalProbe",
            arguments: ["--field-only"],
            environment: environment
        )
        try session.expect("field")
        try session.type("a b")
        try session.expect("> a_b" + String(repeating: "_", count: 37))
        #expect(!session.screen[5, 8].isUnderlined)
    }

    private func screen(environment: [String: String]) throws -> Screen {
        let session = try Session("TerminalProbe", environment: environment)
        try session.expect("key - of 0")
        try session.settle()
        return session.screen
    }
}
