import CursesUI
import Testing

@testable import UserInterface

/// What matters most is there on the smallest screen that the app works on.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NarrowTests {
    @Test(arguments: ["en", "ja"])
    func dashboard_showsDaysAndWeights(_ language: String) async throws {
        let rows = try await rows(of: "DashboardView", language)
        #expect(rows.contains { $0.hasSuffix(" 72.4") })
    }

    @Test(arguments: ["en", "ja"])
    func people_showNamesAndWeights(_ language: String) async throws {
        let rows = try await rows(of: "PeopleView", language)
        #expect(rows.contains { $0.contains("Ann") && $0.hasSuffix(" 72.4 kg") })
    }

    private func rows(of name: String, _ language: String) async throws -> [String] {
        let preview = try #require(Preview.all.first { $0.name == name })
        let size = Size(width: 20, height: 6)
        let pilot = preview.makePilot(size, .module, Locale(identifier: language))
        await pilot.settle()
        return pilot.screen.split(separator: "\n").map { String($0) }
    }
}
