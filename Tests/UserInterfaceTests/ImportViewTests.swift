import CursesCore
import CursesTesting
import DataSource
import Model
import Testing

@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ImportViewTests {
    @Test(arguments: [("en", "▲ choose a unit"), ("ja", "▲ 単位を選んでください")])
    func save_unitIsNotChosen_theFieldIsGoneToAndSaysSo(
        _ language: String,
        _ message: String
    ) async throws {
        let preview = try #require(Preview.all.first { $0.name == "ImportView_NewPerson" })
        let size = Size(width: 80, height: 24)
        let pilot = preview.pilot(size, language)
        await pilot.settle()
        await pilot.type("Ann")
        await pilot.press("Tab")
        await pilot.type("170")
        await pilot.press("C-s")
        await pilot.settle()
        #expect(pilot.screen.contains(message), "\(pilot.screen)")
        await pilot.press("Enter")
        await pilot.settle()
        #expect(pilot.screen.contains("▸"), "\(pilot.screen)")
    }

    /// Enter alone does not bring in what contradicts what is known.
    @Test(arguments: [(0, true), (290, false)])
    func import_knownDaysDiffer_isNotTheFirstChoice(_ days: Int, _ isFirst: Bool) async throws {
        let pilot = Pilot(
            PreviewHost(.previewFiles) { appDependencies in
                NavigationStack { ImportView(store: withings(appDependencies, days)) }
            },
            size: Size(width: 80, height: 24)
        ) {
            $0.stringCatalog = .module
        }
        await pilot.settle()
        let cursor = try #require(pilot.cursor)
        let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[cursor.y]
        let focused = row.dropFirst(cursor.x).prefix(10)
        #expect(focused.contains("Import") == isFirst, "\(focused) in \(pilot.screen)")
    }

    private func withings(_ appDependencies: AppDependencies, _ days: Int) -> Import {
        let store = Import.withings(appDependencies)
        store.preview?.contradictedDays = days
        return store
    }

    // Messages take the rows that let the whole of it be seen at once.
    @Test(arguments: 8...24)
    func save_nameIsMissing_itsFieldIsTypedIn_whateverHasRoom(_ height: Int) async throws {
        let preview = try #require(Preview.all.first { $0.name == "ImportView_NewPerson" })
        let size = Size(width: 70, height: height)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        await pilot.press("Tab", "C-s")
        await pilot.settle()
        #expect(pilot.screen.contains("▲ required"), "\(pilot.screen)")
        await pilot.type("Zed")
        await pilot.settle()
        await pilot.press("Tab")
        await pilot.type("170")
        await pilot.settle()
        #expect(pilot.screen.contains(#/Name +Zed\b/#), "\(pilot.screen)")
        #expect(pilot.screen.contains(#/Height \(cm\) +170\b/#), "\(pilot.screen)")
    }

    @Test(arguments: [(12, true), (30, false)])
    func whoseItIs_standsBesideTheButton_whereNotAllIsSeen(
        _ height: Int,
        _ isBeside: Bool
    ) async throws {
        let preview = try #require(Preview.all.first { $0.name == "ImportView_Preview" })
        let size = Size(width: 40, height: height)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        #expect(pilot.screen.contains(/For +Ann .*\n.*Import \]/) == isBeside, "\(pilot.screen)")
        #expect(pilot.screen.contains(#/For +Ann\b/#), "\(pilot.screen)")
    }

    @Test
    func rows_titleSaysWhichIsMarked_anewInEachPart() async throws {
        let preview = try #require(Preview.all.first { $0.name == "ImportRowsView_New" })
        let size = Size(width: 120, height: 60)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        #expect(pilot.screen.contains("New · 1/45 · weight.csv"), "\(pilot.screen)")
        // All of them are seen where there is the room.
        #expect(pilot.screen.matches(of: /\d\d:\d\d/).count >= 45, "\(pilot.screen)")
        await pilot.press("Down", "Down")
        #expect(pilot.screen.contains("New · 3/45 · weight.csv"), "\(pilot.screen)")
        await pilot.press("r")
        await pilot.settle()
        #expect(pilot.screen.contains("Refused · 1/4 · weight.csv"), "\(pilot.screen)")
        await pilot.press("Down")
        #expect(pilot.screen.contains("Refused · 2/4 · weight.csv"), "\(pilot.screen)")
    }
}
