import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EventQueueTests {
    @Test
    func removeFirst_inTurn_keepsTheOrder() {
        var sut = queue("ab\u{301}\tc")
        #expect(sut.text == "ab\u{301}")
        #expect(sut.removeFirst() == .key(KeyPress("a")))
        #expect(sut.text == "b\u{301}")
        #expect(sut.removeFirst() == .key(KeyPress("b\u{301}")))
        #expect(sut.text == nil)
        #expect(sut.removeFirst() == .key(KeyPress(.tab)))
        #expect(sut.removeFirst() == .key(KeyPress("c")))
        #expect(sut.isEmpty)
        #expect(sut.removeFirst() == nil)
    }

    @Test
    func append_whileTextIsTaken_continuesTheRun() {
        var sut = queue("abc")
        sut.removeText(2)
        for event in events("def") { sut.append(event) }
        #expect(sut.text == "cdef")
        sut.removeText(4)
        #expect(sut.isEmpty)
    }

    @Test
    func append_tenMillionKeys_keepsAFew() {
        var sut = EventQueue()
        for _ in 0..<100_000 { sut.append(.key(KeyPress(.downArrow))) }
        var count = 0
        while sut.removeFirst() != nil { count += 1 }
        #expect(count > 1_000 && count < 20_000)
    }

    @Test
    func append_interruptBehindMuch_goesFirst() {
        var sut = queue(String(repeating: "\u{1B}[A", count: 2_000) + "\u{3}")
        #expect(sut.removeFirst() == .key(KeyPress("c", modifiers: .control)))
        #expect(sut.isEmpty)
    }

    @Test
    func append_interruptBehindLittle_waits() {
        let sut = queue("73\u{3}")
        #expect(sut.text == "73")
    }

    @Test
    func type_runIntoAField_isTakenAtOnce() async {
        let window = TerminalWindow(size: Size(width: 20, height: 8)) { FieldHost().nodes($0) }
        #expect(window.type("hello") == 5)
        #expect(window.render().canvas.row(0).map(\.glyph.text).joined().contains("hello"))
    }

    @Test
    func type_runOutsideOfAField_isLeft() {
        let window = TerminalWindow(size: Size(width: 20, height: 8)) { Button("Go") {}.nodes($0) }
        #expect(window.type("hello") == 0)
    }

    private func queue(_ text: String) -> EventQueue {
        var queue = EventQueue()
        for event in events(text) { queue.append(event) }
        return queue
    }

    private func events(_ text: String) -> [InputEvent] {
        var decoder = InputDecoder()
        return decoder.decode(Array(text.utf8)) + decoder.decodePause()
    }
}

private struct FieldHost: View {
    @State private var text = ""

    var body: some View {
        TextField("", text: $text)
    }
}
