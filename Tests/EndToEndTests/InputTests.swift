import Testing

@Suite(.timeLimit(.minutes(10)))
struct InputTests {
    private func start() throws -> Session {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        return session
    }

    @Test func paste_SomeText_IsOneEvent() throws {
        let session = try start()
        try session.paste("q\u{1B}[A two")
        try session.expect("paste 8 q")
        try session.expect("of 0")
    }

    @Test func paste_LineEnds_AreLineFeeds() throws {
        let session = try start()
        try session.paste("a\rb\r\nc\nd")
        try session.expect("paste 7 a")
    }

    @Test func paste_TenMegabytes_Works() throws {
        let session = try start()
        try session.paste(String(repeating: "0123456789", count: 1_048_576))
        try session.expect("paste 10485760 0123456789", within: 120)
        try session.press("x")
        try session.expect("> x")
    }

    @Test func paste_WithoutEnd_IsOverAfterAPause() throws {
        let session = try start()
        try session.send(Array("\u{1B}[200~half".utf8))
        try session.expect("paste 4 half")
        try session.press("x")
        try session.expect("> x")
    }

    @Test func paste_InPieces_IsOneEvent() throws {
        let session = try start()
        for byte in Array("\u{1B}[200~漢x\u{1B}[201~".utf8) {
            try session.send([byte])
            try session.wait("the byte is read") { session.terminal.isDrained }
        }
        try session.expect("paste 4 漢x")
        try session.expect("of 0")
    }

    @Test func click_CellIsKnown() throws {
        let session = try start()
        try session.click(x: 79, y: 23)
        try session.expect("mouse click 79,23")
        try session.turnWheel(down: true, x: 0, y: 4)
        try session.expect("mouse wheelDown 0,4")
        try session.turnWheel(down: false, x: 300, y: 4)
        try session.expect("mouse wheelUp 300,4")
    }

    @Test func type_CutCharacters_AreJoined() throws {
        let session = try start()
        for byte in Array("é漢🙂".utf8) {
            try session.send([byte])
            try session.wait("the byte is read") { session.terminal.isDrained }
        }
        try session.expect("> é漢")
        try session.expect("of 3")
    }

    @Test func type_InvalidBytes_AreDropped() throws {
        let session = try start()
        try session.send([0xFF, 0xC0, 0x80, 0x61, 0xE3, 0x81, 0x62, 0xC2, 0x85, 0x41])
        try session.expect("> abA")
    }

    @Test func press_EscapeThenLater_IsNoAlt() throws {
        let session = try start()
        try session.press("Esc")
        try session.expect("key Esc of 1")
        try session.press("x")
        try session.expect("key x of 2")
    }

    @Test func send_UnknownSequences_DoNothing() throws {
        let session = try start()
        let sequences = [
            "\u{1B}[?62;c", "\u{1B}[8;24;80t", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
            "\u{1B}[I", "\u{1B}[O", "\u{1B}[<35;3;3M", "\u{1B}[12;40R", "\u{1B}[999999999999~",
            "\u{1B}[<0;0;0M", "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[M   ",
            "\u{1B}[57399u", "\u{1B}[97;1:3u",
            "\u{1B}[" + String(repeating: "1;", count: 400) + "z",
        ]
        for sequence in sequences {
            try session.send(Array(sequence.utf8))
            try session.settle()
        }
        #expect(session.screen.contains("key - of 0"))
        try session.press("x")
        try session.expect("> x")
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func send_RandomBytes_AppLives(seed: UInt64) throws {
        let session = try start()
        var random = SplitMix(state: seed)
        let alphabet: [UInt8] = Array("\u{1B}\u{1B}\u{1B}[[[O<;:0123456789~MmuR$^@]P".utf8)
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 1...64, using: &random)).map { _ in
                let isRandom = Bool.random(using: &random)
                let byte =
                    isRandom
                    ? UInt8.random(in: 0...255, using: &random)
                    : alphabet.randomElement(using: &random) ?? 0
                // 0x9B 2u is Ctrl-B too, which blocks the probe.
                return [0x01, 0x02, 0x03, 0x05, 0x0F, 0x13, 0x14, 0x1A, 0x71, 0x9B].contains(byte)
                    ? 0x20 : byte
            }
            try session.send(bytes)
            #expect(!session.process.hasEnded)
        }
        try session.send(Array("\u{1B}[201~\u{7}\u{1B}\\".utf8))
        try session.settle()
        try session.wait("paste mode is left") {
            try? session.send([0x62])
            return session.screen.contains("key b of")
        }
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.terminal.modes == session.modesBefore)
    }
}
