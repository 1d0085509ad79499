import CursesTesting
import Testing

@testable import CursesCore
@testable import SharedInterface
@testable import UserInterface

/// Help names every key that does something, on every screen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HelpTests {
    @Test(
        arguments: [
            "CheckupView_Problems", "DashboardView", "DraftQuestions", "HeightRevisionView",
            "HistoryView",
            "HistoryView_Search",
            "HistoryJumpView",
            "HistoryMoveView", "PeopleView", "PeopleView_FirstLaunch", "PersonBMIView",
            "PersonChooserView", "PersonDeletionQuestions", "PersonEditorView", "PreferencesView",
            "RestorationView", "RestorationView_Question", "StatisticsTableView", "TrendsView",
            "TrendsView_Crosshair", "WeighInEditorView", "WeighInEditorView_Warning",
        ]
    )
    func press_aKeyThatHelpDoesNotName_changesNothing(_ name: String) async throws {
        let preview = try #require(Preview.all.first { $0.name == name })
        let (named, takesText) = await help(preview)
        #expect(!named.isEmpty)
        let pilot = await pilot(preview)
        for key in Self.specialKeys + (takesText ? [] : Self.characters) {
            let press = try #require(KeyPress(named: key))
            if named.contains(press.name) { continue }
            let before = (pilot.cells, pilot.cursor)
            await pilot.press(key)
            #expect(pilot.cells == before.0 && pilot.cursor == before.1, "\(key) is not in help")
        }
    }

    // Also where the screen is so small that less of it is shown.
    @Test(arguments: [(40, 8), (40, 12), (60, 20), (80, 24), (120, 40)])
    func dashboard_itsWordsAreExplainedAtEverySize(_ width: Int, _ height: Int) async throws {
        let found = try await found("daily swings", "DashboardView", "en", width, height)
        #expect(found.contains(#/trend \d\d\.\d ± /#), "\(found)")
    }

    @Test(arguments: [(40, 12), (80, 24)])
    func open_keysComeBeforeExplanations(_ width: Int, _ height: Int) async throws {
        let preview = try #require(Preview.all.first { $0.name == "DashboardView" })
        let size = Size(width: width, height: height)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        await pilot.press("?")
        let first = /On this screen[^\n]*\n[^\n]*▸ x +figures[^\n]*\n[^\n]*│ +a +weigh in/
        #expect(pilot.screen.contains(first), "\(pilot.screen)")
        #expect(pilot.screen.contains(/│ +t +trends/), "\(pilot.screen)")
        // Beside them, all keys are on one page.
        #expect(pilot.screen.contains("Explanations") == (width > 40))
        #expect(pilot.screen.contains(/q \^C +quit/) == (width > 40), "\(pilot.screen)")
    }

    // As a key is found by its English name, so is what explains a word.
    @Test
    func explanation_isFoundByItsEnglishWords() async throws {
        let found = try await found("not a diagnosis", "DashboardView", "ja")
        #expect(found.contains("診断ではありません"), "\(found)")
        #expect(!found.contains("日々の変動をならした"), "\(found)")
    }

    private func found(
        _ text: String,
        _ name: String,
        _ language: String,
        _ width: Int = 120,
        _ height: Int = 40
    ) async throws -> String {
        let preview = try #require(Preview.all.first { $0.name == name })
        let size = Size(width: width, height: height)
        let pilot = preview.pilot(size, language)
        await pilot.settle()
        await pilot.press("?", "/")
        await pilot.type(text)
        await pilot.settle()
        return pilot.screen
    }

    private static let characters =
        "abcdefghijklmnopqrstuvwxyzGHJKNRU0123456789+-/[]{}<>.,=*"
        .map { String($0) } + ["Space"]

    private static let specialKeys =
        "abcdefghijklmnopqrstuvwxyz".map { "C-\($0)" }
        + (2...12).map { "F\($0)" }
        + [
            "Tab", "S-Tab", "Enter", "Esc", "Backspace", "Delete", "Insert", "Home", "End", "Up",
            "Down", "Left", "Right", "PageUp", "PageDown", "S-Left", "S-Right", "C-Left",
            "C-Right", "C-Home", "C-End", "M-Down", "M-Up", "M-b", "M-d", "M-f", "M-v",
        ]

    private func pilot(_ preview: Preview, height: Int = 32) async -> Pilot {
        let size = Size(width: 80, height: height)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        return pilot
    }

    /// The names of the keys in the help, which are bold, and whether characters are typed.
    private func help(_ preview: Preview) async -> (named: Set<String>, takesText: Bool) {
        var pilot = await pilot(preview, height: 120)
        await pilot.press("?")
        let takesText = !pilot.screen.contains("╭ Keys ")
        if takesText {
            pilot = await self.pilot(preview, height: 120)
            await pilot.press("F1")
        }
        let cells = pilot.cells
        var names: Set<String> = []
        for y in 0..<cells.size.height {
            let bold = cells.row(y).map {
                $0.style.attributes.contains(.bold) ? $0.glyph.text : " "
            }
            names.formUnion(bold.joined().split(separator: " ").map { String($0) })
        }
        return (names, takesText)
    }
}
