import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Signs that are spelled out where nothing but ASCII is drawn, before texts are measured.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SpelledTextTests {
    @Test(arguments: [
        (TerminalCharacters.automatic, "[ More… ] 1 ± 2"), (.ascii, "[ More... ] 1 +/- 2"),
        (.wide, "[ More... ] 1 +/- 2"), (.narrow, "[ More… ] 1 ± 2"),
    ])
    func draw_charactersOfAChoice_takeTheirRoom(_ characters: TerminalCharacters, _ row: String) {
        let view = HStack {
            Button("More…") {}
            Text(verbatim: "1 ± 2")
        }
        let pilot = Pilot(view.characters(characters), size: Size(width: 30, height: 6))
        #expect(pilot.screen.contains(row))
    }

    @Test
    func draw_terminalThatAnswersThatItDrawsWide_spellsOut() async {
        let pilot = Pilot(Text("More…"), size: Size(width: 30, height: 6))
        #expect(pilot.screen.contains("More…"))
        await pilot.send(.answer(.column(8)))
        #expect(pilot.screen.contains("More..."))
        await pilot.send(.answer(.column(6)))
        #expect(pilot.screen.contains("More..."))
    }

    @Test(arguments: [
        (TerminalCharacters.narrow, "trend ±  kg"), (.ascii, "trend +/-  kg"),
        (.wide, "trend +/-  kg"),
    ])
    func draw_titleThatFillsItsColumn_hasTheRoomThatItTakes(
        _ characters: TerminalCharacters,
        _ titles: String
    ) {
        let table = Table([Spelled()]) {
            TableColumn("trend ±") { _ in Text(verbatim: "1") }.width(.columns(7))
            TableColumn("kg") { _ in Text(verbatim: "2") }.width(.columns(2))
        }
        let pilot = Pilot(table.characters(characters), size: Size(width: 30, height: 6))
        #expect(pilot.screen.contains(titles))
    }

    @Test(arguments: [("+/- 1 +/- 2", 4), ("More...", 2), ("....", 2), ("1 ± 2", 0), ("", 0)])
    func excess_isThatOfEachSpelling(_ text: String, _ expected: Int) {
        #expect(SpelledText.excess(of: text) == expected)
    }

    @Test
    func draw_whatWasCut_endsInOneCellWhereverItWasCut() {
        let view = VStack(alignment: .leading) {
            Text(verbatim: SpelledText.cut("Maximiliane", to: 8))
            Text(verbatim: "Maximiliane").lineLimit(1).frame(width: .columns(8))
            Text("More…")
        }
        let pilot = Pilot(view.characters(.ascii), size: Size(width: 30, height: 6))
        #expect(pilot.screen.hasPrefix("Maximil…\nMaximil…\nMore...\n"))
        #expect(PlainText.ascii(SpelledText.cut("Maximiliane", to: 8)) == "Maximil~")
        #expect(SpelledText.cut("Max", to: 3) == "Max")
        #expect(SpelledText.cut("Max", to: 0) == "")
    }

    @Test
    func draw_terminalOfASCII_spellsOut() {
        let environment = EnvironmentValues(TerminalCapabilities(colors: 0, glyphs: .ascii))
        #expect(environment.spelled("1 ± 2…") == "1 +/- 2...")
        #expect(EnvironmentValues().spelled("1 ± 2…") == "1 ± 2…")
    }
}

private struct Spelled: Identifiable {
    let id = 0
}
