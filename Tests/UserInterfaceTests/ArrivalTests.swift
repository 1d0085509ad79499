import CursesCore
import CursesTesting
import Essentials
import Testing

@testable import DataSource
@testable import Model
@testable import SharedInterface
@testable import UserInterface

/// A file that lands in a watched folder while something is typed.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ArrivalTests {
    private static let question = "Take in files of this kind"

    @Test
    func arrival_overAForm_isAskedAboutOnceTheFormIsClosed() async {
        let appDependencies = AppDependencies.preview
        let store = People(appDependencies)
        store.navigator.path = [.dashboard(Dashboard(appDependencies, person: .ann))]
        let sut = Pilot(
            PeopleFlow(store: store).environment(\.appDependencies, appDependencies)
        )
        await sut.settle()
        await sut.press("a")
        await sut.settle()
        let file = LandedFile(name: "a.csv", path: "/a/a.csv", mark: "", writtenAt: .distantPast)
        store.intake.arrival = Arrival(folder: "/a", file: file, format: .table, count: 2)
        await sut.settle()
        #expect(sut.screen.contains("Weigh in · Ann"))
        #expect(!sut.screen.contains(Self.question))
        await sut.press("Esc")
        await sut.settle()
        #expect(sut.screen.contains(Self.question))
    }
}
