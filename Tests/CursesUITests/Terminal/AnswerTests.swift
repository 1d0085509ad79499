import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// What a terminal answers is an event, however late and in however many pieces it comes.
@Suite(.timeLimit(.minutes(10)))
struct AnswerTests {
    private nonisolated static let solarized = TerminalAnswer.background(RGB(0x002B36))

    private nonisolated static let answers: [(String, TerminalAnswer)] = [
        ("\u{1B}]11;rgb:0000/2b2b/3636\u{1B}\\", solarized),
        ("\u{1B}]11;rgb:0000/2b2b/3636\u{7}", solarized),
        ("\u{1B}]11;rgb:00/2b/36\u{7}", solarized),
        ("\u{1B}]10;rgb:f/F/f\u{1B}\\", .foreground(.white)),
        ("\u{1B}[2;3R", .column(3)),
    ]

    @Test(arguments: answers)
    func decode_answer_isAnEvent(text: String, expected: TerminalAnswer) {
        var sut = InputDecoder()
        #expect(sut.decode(text.utf8) == [.answer(expected)])
        #expect(sut.waiting == .nothing)
    }

    @Test(arguments: answers)
    func decode_cutAnywhere_isTheSameEvent(text: String, expected: TerminalAnswer) {
        let bytes = Array(text.utf8)
        for cut in 1..<bytes.count {
            var sut = InputDecoder()
            #expect(sut.decode(bytes[..<cut]) == [])
            #expect(sut.decode(bytes[cut...]) == [.answer(expected)])
        }
    }

    @Test(arguments: answers.prefix(4).map(\.0))
    func decode_colourWithAPauseAfterEveryByte_typesNothing(text: String) {
        let bytes = Array(text.utf8)
        var sut = InputDecoder()
        var events = sut.decode(bytes[..<3])
        for byte in bytes[3...] {
            #expect(sut.waiting == .answer)
            events += sut.decodePause() + sut.decode([byte])
        }
        #expect(events.count == 1)
    }

    @Test
    func waiting_answerIsAwaited_escapeIsAnsweredAtOnce() {
        var sut = InputDecoder()
        sut.awaitsAnswers = true
        #expect(sut.decode([0x1B]) == [])
        #expect(sut.waiting == .sequence)
        #expect(sut.decodePause() == [.key(KeyPress(.escape))])
        #expect(sut.decode("[".utf8) == [.key(KeyPress("["))])
        #expect(sut.decode([0x1B, 0x5B]) == [])
        #expect(sut.waiting == .sequenceOrAnswer)
    }

    @Test(arguments: answers)
    func decode_cutBehindEscapeByAPause_isTheAnswer(text: String, expected: TerminalAnswer) {
        var sut = InputDecoder()
        sut.awaitsAnswers = true
        #expect(sut.decode([0x1B]) == [])
        #expect(sut.decodePause() == [.key(KeyPress(.escape))])
        #expect(sut.decode(text.utf8.dropFirst()) == [.answer(expected)])
    }

    @Test
    func decode_keysInPlaceOfTheRest_areKeys() {
        var sut = InputDecoder()
        #expect(sut.decode("\u{1B}]11;rgb:00".utf8) == [])
        #expect(sut.decode("q".utf8) == [.key(KeyPress("q"))])
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:00/2b\u{7}", "\u{1B}]11;rgb:00/2b/zz\u{7}", "\u{1B}]11;?\u{7}",
        "\u{1B}]11;rgb:00000/2b/36\u{7}", "\u{1B}]12;rgb:00/2b/36\u{7}", "\u{1B}[7;3R",
        "\u{1B}]11;rgb:-1/2b/36\u{7}",
    ])
    func decode_whatIsNoAnswer_isNone(text: String) {
        var sut = InputDecoder()
        let events = sut.decode(text.utf8) + sut.decodePause()
        #expect(!events.contains { if case .answer = $0 { true } else { false } })
    }

    @Test
    func decode_f3_isStillAKey() {
        var sut = InputDecoder()
        #expect(sut.decode("\u{1B}[1;2R".utf8) == [.key(KeyPress(.function(3), modifiers: .shift))])
    }

    @Test(arguments: ["linux", "linux-16color", "vt100", "vt220", "ansi", "eterm-color"])
    func questions_terminalThatMayShowThem_areNone(name: String) {
        let size = Size(width: 80, height: 24)
        #expect(TerminalQuestions(name, .modern, size: size).isEmpty)
    }

    @Test
    func questions_areOfWhatCanBeShown() {
        let size = Size(width: 80, height: 24)
        let modern = TerminalQuestions("xterm-256color", .modern, size: size)
        #expect(modern.text.contains("]11;?") && modern.text.contains("ñññ●─"))
        let plain = TerminalCapabilities(colors: 256, glyphs: .ascii)
        #expect(!TerminalQuestions("xterm-256color", plain, size: size).text.contains("●"))
        let few = TerminalCapabilities(colors: 0, glyphs: .unicode)
        #expect(!TerminalQuestions("xterm", few, size: size).text.contains("]11;?"))
        let row = Size(width: 80, height: 1)
        #expect(TerminalQuestions("xterm-256color", .modern, size: row).isEmpty)
    }

    @Test(arguments: [(1, false), (6, false), (7, true), (8, true), (9, false), (15, false)])
    func isWide_threeSureCharactersAndTwoAmbiguous_isMoreThanFiveColumns(
        column: Int,
        expected: Bool
    ) {
        #expect(TerminalQuestions.isWide(column) == expected)
        #expect(TerminalQuestions.isWithoutUTF8(column) == (column > 8))
    }

    @Test
    func adopt_bytesAreDrawnOneByOne_isASCII() {
        var sut = EnvironmentValues()
        sut.adopt(.column(9))
        #expect(!sut.hasSymbols && sut.chartDots == .ascii)
    }

    @Test(arguments: [("15;0", true), ("0;15", false), ("0;default;15", false), ("7;8", true)])
    func isDark_ofTheVariable_isItsLastNumber(variable: String, expected: Bool) {
        #expect(TerminalColors.isDark(variable) == expected)
    }

    @Test(arguments: [("linux", nil, true), ("linux-16color", nil, true), ("linux", "0;15", false)])
    func isDark_onTheConsole_isBlackAsLongAsItSaysNothingElse(
        terminal: String,
        variable: String?,
        expected: Bool
    ) {
        #expect(TerminalColors.isDark(variable, on: terminal) == expected)
    }

    @Test(arguments: [nil, "", "15;default", "1;99"])
    func isDark_ofAnythingElse_isNotKnown(variable: String?) {
        #expect(TerminalColors.isDark(variable) == nil)
    }
}
