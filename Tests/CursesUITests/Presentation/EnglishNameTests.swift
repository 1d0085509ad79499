import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// What is translated is found by its English name too, by whoever cannot type the language.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EnglishNameTests {
    private static let catalog = StringCatalog(
        Array(
            #"""
            {"strings": {
              "restore…": {"localizations": {"ja": {"stringUnit": {"value": "復元…"}}}},
              "bring back": {"localizations": {"ja": {"stringUnit": {"value": "復元…"}}}},
              "zoom in": {"localizations": {"ja": {"stringUnit": {"value": "拡大"}}}}
            }}
            """#.utf8
        )
    )

    @Test(arguments: [
        ("restore", "復元…"), ("brba", "復元…"), ("zoom", "拡大"), ("拡", "拡大"), ("quit", "終了"),
    ])
    func type_anEnglishName_thePaletteFindsTheAction(_ query: String, _ title: String) async {
        let pilot = pilot()
        await pilot.press("C-p")
        await pilot.type(query)
        #expect(pilot.screen.contains("▸ \(title)  "), "\(pilot.screen)")
        let isFoundInTitle = title.contains(query)
        #expect(pilot.cells[4, 3].style.attributes.contains(.underline) == isFoundInTitle)
    }

    @Test(arguments: [("拡", "拡"), ("終 了", "終了"), ("zoom", "")])
    func search_inTheHelp_marksWhatIsFound(_ query: String, _ found: String) async {
        let pilot = pilot()
        await pilot.press("?")
        await pilot.press("/")
        await pilot.type(query)
        let marked = (3..<20).map { row in
            (0..<60).map { pilot.cells[$0, row] }
                .filter { $0.style.attributes.contains(.underline) && !$0.isContinuation }
                .map(\.glyph.text).joined()
        }
        #expect(Set(marked).subtracting([""]).sorted() == (found.isEmpty ? [] : [found]))
    }

    @Test(arguments: [
        (TerminalCharacters.wide, "restore", "復元..."), (.narrow, "colours", "色: なし"),
    ])
    func type_anEnglishName_thePaletteFindsWhatIsSpelledOut_andWhatNoKeyDoes(
        _ characters: TerminalCharacters,
        _ query: String,
        _ title: String
    ) async {
        let pilot = pilot(characters)
        await pilot.press("C-p")
        await pilot.type(query)
        #expect(pilot.screen.contains("▸ \(title)  "), "\(pilot.screen)")
    }

    @Test
    func type_anEnglishName_theHelpFindsItsRow() async {
        let pilot = pilot()
        await pilot.press("?", "/")
        await pilot.type("zoom")
        #expect(pilot.screen.contains(/▸ z +拡大/), "\(pilot.screen)")
        #expect(!pilot.screen.contains("復元"), "\(pilot.screen)")
    }

    @Test
    func type_aPartOfNoName_findsNothing() async {
        let pilot = pilot()
        await pilot.press("C-p")
        await pilot.type("qqq")
        #expect(!pilot.screen.contains("▸"), "\(pilot.screen)")
    }

    private func pilot(_ characters: TerminalCharacters = .narrow) -> Pilot {
        Pilot(ToolsView(), size: Size(width: 60, height: 20)) {
            $0.stringCatalog = Self.catalog
            $0.locale = Locale(identifier: "ja")
            $0.terminalCharacters = characters
        }
    }
}

private struct ToolsView: View {
    var body: some View {
        Text(verbatim: "0")
            .toolbar {
                Button("restore…") {}.keyboardShortcut("r", modifiers: [])
                Button("zoom in") {}.keyboardShortcut("z", modifiers: [])
            }
            .paletteItems { _ in [PaletteItem("色: なし", otherNames: ["Colours: off"]) {}] }
    }
}
