import CursesCore
import CursesTesting
import DataSource
import Essentials
import Testing

@testable import SharedInterface
@testable import UserInterface

/// What keys can be changed for is what the help says.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeyCommandTests {
    private static let screens = [
        "PeopleView", "DashboardView", "HistoryView", "TrendsView_Crosshair", "TrendsView_Child",
        "WeighInEditorView",
        "ChangeNotices", "ChosenKeys", "StatisticsTableView", "StatisticsTableView_Stones",
        "CheckupView_Problems", "DashboardView_Limits", "LoadingView", "ImportView_Preview",
        "ImportProgressView",
    ]

    @Test
    func label_ofEveryCommand_isSaidByTheHelp() async throws {
        var said = ""
        for name in Self.screens {
            let preview = try #require(Preview.all.first { $0.name == name })
            // Wide boards have no key for their figures, as they show them all.
            let size = Size(width: name == "DashboardView" ? 60 : 80, height: 120)
            let pilot = preview.pilot(size, "en")
            await pilot.settle()
            await pilot.press("F1")
            said += pilot.screen
            // What is offered once somebody is shown.
            await pilot.press("Esc", "Enter", "F1")
            said += pilot.screen
        }
        for command in KeyCommand.allCases where command.isChangeable {
            let label = StringCatalog.module.string(command.label, locale: Locale(identifier: "en"))
            #expect(said.contains("  \(label) "), "\(command)")
        }
    }

    @Test
    func name_ofEveryCommand_isWhatTheHelpSays() {
        for command in KeyCommand.allCases where command.isChangeable {
            let label = StringCatalog.module.string(command.label, locale: Locale(identifier: "en"))
            #expect(label.replacing("…", with: "") == command.rawValue)
        }
    }

    @Test
    func chosenKey_isShownInTheBar_andTheSlipIsSaid() async {
        let pilot = Preview.named("ChosenKeys").pilot(Size(width: 80, height: 24), "en") {
            $0.toastDuration = .seconds(100_000)
        }
        await pilot.settle()
        #expect(pilot.screen.contains("keys.json: there is no action “hisstory”."))
        await pilot.press("Enter")
        #expect(pilot.screen.contains(" w weigh in "))
        await pilot.press("F6")
        #expect(pilot.screen.contains("Weigh in · Ann"))
    }
}
