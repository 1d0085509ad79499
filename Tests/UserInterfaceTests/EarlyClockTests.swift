import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

/// A board without a clock battery starts before 1970, west of Greenwich.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EarlyClockTests {
    @Test(arguments: [-1, -25_567, 2_932_896])
    func dashboard_strangeDay_formsAreShown(number: Int) async {
        let today = LocalTime(day: Day(number: number), time: .midnight)
        var appDependencies = AppDependencies.preview
        appDependencies.localTimeClient.localTime = { _ in today }
        let store = People(appDependencies)
        store.navigator.path = [.dashboard(Dashboard(appDependencies, person: .ann))]
        let sut = Pilot(
            PeopleFlow(store: store)
                .environment(\.appDependencies, appDependencies)
        )
        await sut.settle()
        for (key, title) in [("a", "Weigh in · Ann"), ("e", "Edit person")] {
            await sut.press(key)
            await sut.settle()
            #expect(sut.screen.contains(title))
            await sut.press("Esc")
            await sut.settle()
        }
    }

    @Test
    func heightRevision_dayBefore1970_isShown() async {
        let appDependencies = AppDependencies.preview
        let store = HeightRevision(
            appDependencies,
            today: Day(number: -1),
            question: HeightQuestion(oldHeight: 168, newHeight: 178, weighIns: [])
        )
        let sut = Pilot(
            HeightRevisionView(store: store).environment(\.appDependencies, appDependencies)
        )
        await sut.settle()
        #expect(sut.screen.contains("1969"))
    }
}
