import CursesCore
import CursesTesting
import Testing

@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ExportViewTests {
    @Test(arguments: ["ExportView", "ExportView_Report"])
    func save_somethingIsWrong_theBoxStaysWhereItIs(_ name: String) async throws {
        let preview = try #require(Preview.all.first { $0.name == name })
        let size = Size(width: 80, height: 24)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        let before = edges(of: pilot.screen)
        await pilot.press("Tab", "Tab", "C-u")
        await pilot.type("2027-01-01")
        await pilot.press("C-s")
        await pilot.settle()
        #expect(pilot.screen.contains("▲"), "\(pilot.screen)")
        #expect(edges(of: pilot.screen) == before, "\(pilot.screen)")
    }

    private func edges(of screen: String) -> [Int] {
        let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.indices.filter { rows[$0].hasPrefix("╭") || rows[$0].hasPrefix("╰") }
    }
}
