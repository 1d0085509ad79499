import CursesUI
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
        let pilot = preview.makePilot(size, .module, Locale(identifier: language))
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
}
