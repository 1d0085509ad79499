import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FieldEditorTests {
    @Test(
        arguments: [
            (.left, "one two| three", "one tw|o three"),
            (.right, "one two| three", "one two |three"),
            (.wordLeft, "one two| three", "one |two three"),
            (.wordLeft, "one | two", "|one  two"),
            (.wordRight, "one two| three", "one two three|"),
            (.start, "one two| three", "|one two three"),
            (.end, "one two| three", "one two three|"),
            (.selectLeft, "one two| three", "one tw|<o> three"),
            (.selectRight, "one two| three", "one two< >|three"),
            (.selectWordLeft, "one two| three", "one |<two> three"),
            (.selectWordRight, "one two| three", "one two< three>|"),
            (.selectStart, "one two| three", "|<one two> three"),
            (.selectEnd, "one two| three", "one two< three>|"),
            (.selectAll, "one two| three", "<one two three>|"),
            (.deleteBackward, "one two| three", "one tw| three"),
            (.deleteForward, "one two| three", "one two|three"),
            (.deleteBackward, "|one", "|one"),
            (.deleteForward, "one|", "one|"),
            (.deleteWordBackward, "one two| three", "one | three"),
            (.deleteWordForward, "one two| three", "one two|"),
            (.deleteToStart, "one two| three", "| three"),
            (.deleteToEnd, "one two| three", "one two|"),
            (.left, "|one", "|one"),
            (.right, "one|", "one|"),
            (.deleteBackward, "日本語|", "日本|"),
            (.left, "a👨‍👩‍👧|b", "a|👨‍👩‍👧b"),
            (.deleteBackward, "a👨‍👩‍👧|b", "a|b"),
            (.deleteBackward, "🇯🇵🇺🇸|", "🇯🇵|"),
            (.deleteBackward, "e\u{301}|", "|"),
        ] as [(EditCommand, String, String)]
    )
    func perform_command_editsTheLine(command: EditCommand, before: String, after: String) {
        let sut = editor(before)
        sut.perform(command)
        #expect(drawn(sut) == after)
    }

    @Test
    func everyCommand_hasAKeyOfItsOwn() {
        let keys = EditCommand.allCases.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
        #expect(EditCommand.allCases.allSatisfy { !$0.keys.isEmpty })
    }

    @Test
    func left_withASelection_goesToItsStart() {
        let sut = editor("one two|")
        sut.perform(.selectWordLeft)
        sut.perform(.left)
        #expect(drawn(sut) == "one |two")
        sut.perform(.selectEnd)
        sut.perform(.right)
        #expect(drawn(sut) == "one two|")
    }

    @Test
    func type_overASelection_replacesIt() {
        let sut = editor("one two|")
        sut.perform(.selectWordLeft)
        sut.type("x")
        #expect(drawn(sut) == "one x|")
    }

    @Test
    func cutAndPaste_ofAWord_movesIt() {
        let sut = editor("one two|")
        sut.perform(.deleteWordBackward)
        sut.perform(.start)
        sut.perform(.paste)
        #expect(drawn(sut) == "two|one ")
    }

    @Test
    func cutAndCopy_ofASelection_fillTheClipboard() {
        let sut = editor("one two|")
        sut.perform(.selectWordLeft)
        sut.perform(.copy)
        sut.perform(.end)
        sut.perform(.paste)
        #expect(drawn(sut) == "one twotwo|")
        sut.perform(.selectWordLeft)
        sut.perform(.cut)
        #expect(drawn(sut) == "one |")
        sut.perform(.paste)
        #expect(drawn(sut) == "one twotwo|")
    }

    @Test
    func deleteWord_thatJoinsWhatIsLeft_keepsTheWordForPasting() {
        let sut = editor("🇯ab|🇵")
        sut.perform(.deleteWordBackward)
        sut.perform(.selectAll)
        sut.perform(.paste)
        #expect(sut.state.text == "ab" || sut.state.text == "🇯ab")
    }

    @Test
    func undo_afterTyping_takesTheRunBack() {
        let sut = editor("|")
        for character in "abc" { sut.type(String(character)) }
        sut.perform(.deleteBackward)
        sut.perform(.undo)
        #expect(drawn(sut) == "abc|")
        sut.perform(.undo)
        #expect(drawn(sut) == "|")
        sut.perform(.undo)
        #expect(drawn(sut) == "|")
        sut.perform(.redo)
        #expect(drawn(sut) == "abc|")
        sut.perform(.redo)
        #expect(drawn(sut) == "ab|")
        sut.perform(.redo)
        #expect(drawn(sut) == "ab|")
    }

    @Test
    func undo_afterCommandsThatChangedNothing_takesTheLastChangeBack() {
        let sut = editor("ab|")
        sut.type("c")
        sut.perform(.deleteForward)
        sut.perform(.deleteToEnd)
        sut.perform(.undo)
        #expect(drawn(sut) == "ab|")
    }

    @Test
    func undo_afterAMove_isAStepOfItsOwn() {
        let sut = editor("|")
        sut.type("a")
        sut.perform(.start)
        sut.type("b")
        sut.perform(.undo)
        #expect(drawn(sut) == "|a")
    }

    @Test
    func type_aMarkAfterALetter_joinsThem() {
        let sut = editor("cafe|s")
        sut.type("\u{301}")
        #expect(drawn(sut) == "cafe\u{301}|s")
        #expect(sut.state.characters.count == 5)
        sut.perform(.deleteBackward)
        #expect(drawn(sut) == "caf|s")
    }

    @Test
    func paste_withLineBreaksAndControls_staysOneLine() {
        let sut = editor("|")
        sut.paste("one\ntwo\r\nthree\tfour\u{0}\u{1B}[31m")
        #expect(sut.state.text == "one two three four[31m")
    }

    @Test
    func paste_ofMoreThanAnybodyTypes_stopsAtTheLimit() {
        let sut = editor("|")
        sut.paste(String(repeating: "x", count: 60_000))
        #expect(sut.state.characters.count == EditableText.limit)
        sut.type("y")
        #expect(sut.state.characters.count == EditableText.limit)
    }

    @Test
    func text_longerThanTheLimit_isKept() {
        let text = String(repeating: "x", count: EditableText.limit + 5)
        let sut = FieldEditor(text)
        sut.type("y")
        #expect(sut.state.text == text)
        sut.perform(.deleteBackward)
        #expect(sut.state.text == String(text.dropLast()))
    }

    @Test
    func sync_withATextChangedByTheApp_keepsTheDistanceFromTheEnd() {
        let sut = editor("ab|cd")
        sut.sync("ABcd")
        #expect(drawn(sut) == "AB|cd")
        sut.sync("B")
        #expect(drawn(sut) == "|B")
    }

    private func editor(_ drawing: String) -> FieldEditor {
        let parts = drawing.split(separator: "|", omittingEmptySubsequences: false)
        let sut = FieldEditor(parts.joined())
        sut.move(to: parts[0].count)
        return sut
    }

    private func drawn(_ editor: FieldEditor) -> String {
        let state = editor.state
        var result = ""
        for index in 0...state.characters.count {
            if state.selection?.upperBound == index { result += ">" }
            if state.cursor == index { result += "|" }
            if state.selection?.lowerBound == index { result += "<" }
            if index < state.characters.count { result.append(state.characters[index]) }
        }
        return result
    }
}
