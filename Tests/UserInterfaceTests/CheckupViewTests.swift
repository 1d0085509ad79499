import CursesCore
import CursesTesting
import Testing

@testable import SharedInterface
@testable import UserInterface

/// The check-up says what is wrong and what helps, also in little room.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CheckupViewTests {
    private func pilot(_ name: String, _ size: Size, _ language: String = "en") async -> Pilot {
        let pilot = Preview.named(name).pilot(size, language)
        await pilot.settle()
        return pilot
    }

    @Test(arguments: [("en", "open to others"), ("ja", "他人の権限")])
    func problem_onTheSmallestScreen_isReached(_ language: String, _ topic: String) async {
        let size = Size(width: 20, height: 6)
        let pilot = await pilot("CheckupView_Problems", size, language)
        #expect(pilot.screen.contains("▸ ▲ \(topic)"), "\(pilot.screen)")
        await pilot.press("f")
        #expect(pilot.screen.contains(language == "en" ? "[ Fix ]" : "[ 修復する ]"))
    }

    @Test
    func f_asksWhatIsToBeFixed_andEscKeepsAll() async {
        let pilot = await pilot("CheckupView_Problems", Size(width: 80, height: 24))
        #expect(pilot.screen.contains("bmi-tui edit 3f2a91c4"))
        #expect(pilot.screen.contains("r opens the backups."))
        await pilot.press("f")
        #expect(pilot.screen.contains("Fix this?") && pilot.screen.contains("(3).  "))
        await pilot.press("Esc")
        #expect(!pilot.screen.contains("Fix this?") && pilot.screen.contains(" f fix "))
    }

    @Test
    func healthy_offersNoFix() async {
        let pilot = await pilot("CheckupView", Size(width: 80, height: 24))
        #expect(!pilot.screen.contains(" f fix ") && !pilot.screen.contains("▲"))
        #expect(pilot.screen.contains("files 12 · records 3650 · version 1"))
    }
}
