import CursesCore
import CursesTesting
import DataSource
import Model
import Testing

@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LanguageTests {
    /// A terminal without the letters of every language would show Japanese as question marks.
    @Test(arguments: [(ChartDots.braille, "メンバー"), (.ascii, "People")])
    func people_languageIsJapanese_isDrawnInEnglishWithoutItsLetters(
        dots: ChartDots,
        title: String
    ) async {
        let pilot = Pilot(
            PreviewHost {
                let settings = Settings(language: .japanese)
                return PeopleFlow(store: People($0).with { $0.navigator.settings = settings })
            },
            size: Size(width: 80, height: 24)
        ) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: "ja")
            $0.chartDots = dots
        }
        await pilot.settle()
        #expect(pilot.screen.contains(title), "\(pilot.screen)")
    }
}
