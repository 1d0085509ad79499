import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct InputDecoderTests {
    private func decode(_ text: String, keys: [[UInt8]: KeyPress] = [:]) -> [InputEvent] {
        var decoder = InputDecoder(keys: keys)
        return decoder.decode(Array(text.utf8)) + decoder.decodePause()
    }

    @Test(arguments: [
        ("a", KeyPress("a")), ("\r", KeyPress(.return)), ("\n", KeyPress(.return)),
        ("\t", KeyPress(.tab)), ("\u{1B}[Z", KeyPress(.tab, modifiers: .shift)),
        ("\u{7F}", KeyPress(.delete)), ("\u{8}", KeyPress(.delete)), ("\u{1B}", KeyPress(.escape)),
        ("\u{0}", KeyPress(.space, modifiers: .control)),
        ("\u{13}", KeyPress("s", modifiers: .control)),
        ("\u{1F}", KeyPress("_", modifiers: .control)),
        ("\u{1B}x", KeyPress("x", modifiers: .option)),
        ("\u{1B}é", KeyPress("é", modifiers: .option)),
        ("\u{1B}\u{7F}", KeyPress(.delete, modifiers: .option)),
        ("\u{1B}[", KeyPress("[", modifiers: .option)),
        ("\u{1B}O", KeyPress("O", modifiers: .option)),
        ("\u{1B}]", KeyPress("]", modifiers: .option)),
        ("\u{1B}[A", KeyPress(.upArrow)), ("\u{1B}OA", KeyPress(.upArrow)),
        ("\u{1B}[1;5D", KeyPress(.leftArrow, modifiers: .control)),
        ("\u{1B}[1;4C", KeyPress(.rightArrow, modifiers: [.shift, .option])),
        ("\u{1B}\u{1B}[D", KeyPress(.leftArrow, modifiers: .option)),
        ("\u{1B}Od", KeyPress(.leftArrow, modifiers: .control)),
        ("\u{1B}[d", KeyPress(.leftArrow, modifiers: .shift)),
        ("\u{1B}[3~", KeyPress(.deleteForward)), ("\u{1B}[7~", KeyPress(.home)),
        ("\u{1B}[3$", KeyPress(.deleteForward, modifiers: .shift)),
        ("\u{1B}[3^", KeyPress(.deleteForward, modifiers: .control)),
        ("\u{1B}[[C", KeyPress(.function(3))), ("\u{1B}OP", KeyPress(.function(1))),
        ("\u{1B}[24~", KeyPress(.function(12))),
        ("\u{1B}[27u", KeyPress(.escape)), ("\u{1B}[13;5u", KeyPress(.return, modifiers: .control)),
        ("\u{1B}[97;2u", KeyPress("A")), ("\u{1B}[97;5u", KeyPress("a", modifiers: .control)),
        ("\u{1B}[27;5;9~", KeyPress(.tab, modifiers: .control)),
        ("\u{1B}Oq", KeyPress("1")), ("\u{1B}OM", KeyPress(.return)),
        ("👩‍👧", KeyPress("👩‍👧")), ("e\u{301}", KeyPress("e\u{301}")),
    ])
    func decode_Bytes_KeyIsNamed(text: String, press: KeyPress) {
        #expect(decode(text) == [.key(press)])
    }

    /// Answers of a terminal with 8-bit controls, raw and in UTF-8, and keys around them.
    @Test(arguments: [
        [0xC2, 0x9D] + Array("11;ddd".utf8) + [0xC2, 0x9C], [0x9D] + Array("11;ddd".utf8) + [0x9C],
        [0xC2, 0x9B] + Array("?1;2c".utf8), [0x9B] + Array("?1;2c".utf8),
        [0x90] + Array("1$r0m".utf8) + [0x9C], [0x9F, 0x64, 0x9C],
    ])
    func decode_EightBitAnswer_IsNoKey(answer: [UInt8]) {
        for size in 1...answer.count {
            var decoder = InputDecoder()
            var events: [InputEvent] = []
            let bytes = Array("あ".utf8) + answer + Array("ü".utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                events += decoder.decode(bytes[start...].prefix(size))
            }
            events += decoder.decodePause()
            #expect(events == [.key(KeyPress("あ")), .key(KeyPress("ü"))])
        }
    }

    @Test func decode_EightBitKey_IsItsKey() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x9B, 0x41]) == [.key(KeyPress(.upArrow))])
        #expect(decoder.decode([0x8F, 0x50]) == [.key(KeyPress(.function(1)))])
    }

    /// The end of a paste is only what a terminal sends.
    @Test func decode_EightBitControlInAPaste_DoesNotEndIt() {
        var decoder = InputDecoder()
        let text = Array("\u{1B}[200~a\u{9B}201~b\u{1B}[201~".utf8)
        let events = decoder.decode(text)
        guard case .paste(let pasted)? = events.first, events.count == 1 else {
            Issue.record("\(events)")
            return
        }
        #expect(pasted.hasPrefix("a") && pasted.hasSuffix("b"))
    }

    @Test func decode_OwnSequence_GoesBeforeTheCommonOne() {
        let keys = [Array("\u{1B}[M".utf8): KeyPress(.function(1))]
        #expect(decode("\u{1B}[M", keys: keys) == [.key(KeyPress(.function(1)))])
    }

    @Test func decode_TwoEscapes_AreTwoKeys() {
        #expect(decode("\u{1B}\u{1B}") == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
    }

    @Test func decode_EscapeAlone_WaitsForAPause() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.waiting == .sequence)
        #expect(decoder.decodePause() == [.key(KeyPress(.escape))])
        #expect(decoder.waiting == .nothing)
    }

    @Test func decode_Mouse_ClickAndWheel() {
        let reports = "\u{1B}[<0;3;4M\u{1B}[<0;3;4m\u{1B}[<65;1;1M\u{1B}[<35;9;9M\u{1B}[M !!"
        let expected: [InputEvent] = [
            .mouse(MouseEvent(.click, at: Point(x: 2, y: 3))),
            .mouse(MouseEvent(.wheelDown, at: .zero)),
            .mouse(MouseEvent(.click, at: .zero)),
        ]
        #expect(decode(reports) == expected)
    }

    @Test func decode_Drag_EndsWithARelease() {
        let reports = "\u{1B}[<0;3;4M\u{1B}[<32;5;4M\u{1B}[<0;6;4m\u{1B}[<0;1;1M\u{1B}[<0;1;1m"
        let expected: [InputEvent] = [
            .mouse(MouseEvent(.click, at: Point(x: 2, y: 3))),
            .mouse(MouseEvent(.drag, at: Point(x: 4, y: 3))),
            .mouse(MouseEvent(.release, at: Point(x: 5, y: 3))),
            .mouse(MouseEvent(.click, at: .zero)),
        ]
        #expect(decode(reports) == expected)
    }

    @Test func decode_TextAroundAPaste_StaysInOrder() {
        let expected: [InputEvent] = [
            .key(KeyPress("a")), .paste("x\ny\u{1B}[A"), .key(KeyPress("b")), .paste(""),
        ]
        #expect(decode("a\u{1B}[200~x\ry\u{1B}[A\u{1B}[201~b\u{1B}[200~\u{1B}[201~") == expected)
    }

    @Test func decode_CutAnywhere_SameEvents() {
        let text = "aé漢\u{1B}[1;5D\u{1B}[200~p\u{1B}[20é\u{1B}[201~\u{1B}x\u{1B}OA\u{1B}[<64;5;6M🙂z"
        let bytes = Array(text.utf8)
        let whole = decode(text)
        for cut in 1..<bytes.count {
            var decoder = InputDecoder()
            let events = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
            #expect(events + decoder.decodePause() == whole)
        }
    }

    @Test(arguments: [0, 1, 2, 3] as [UInt64])
    func decode_RandomBytes_NothingIsKept(seed: UInt64) {
        var random = seed
        var decoder = InputDecoder()
        var events = 0
        for _ in 0..<20_000 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let byte = UInt8(truncatingIfNeeded: random >> 33)
            events += decoder.decode([random >> 60 < 3 ? 0x1B : byte]).count
            if random >> 50 & 63 == 0 { events += decoder.decodePause().count }
        }
        events += decoder.decodePause().count
        _ = decoder.decodePause()
        #expect(decoder.waiting == .nothing)
        #expect(events > 1000)
    }
}
