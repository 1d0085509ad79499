import CursesTesting
import CursesUI
import SampleDataSource
import SampleModel
import Testing

@testable import SampleUserInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program of our own in the shape of the sample of the article about LUCA: its three modules, the
/// roles and names of its types, its layout, alert, navigation and storage. Driven by keys; for
/// SwiftUI, only its imports would be others.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SampleTests {
    private let saved = Lock([String: Data]())

    private var appDependencies: AppDependencies {
        let state = Lock(AppState())
        return .testDependencies(
            appStateClient: testDependency(of: AppStateClient.self) {
                $0.getAppState = { state.value.withLock { $0 } }
                $0.setAppState = { appState in state.value.withLock { $0 = appState } }
            },
            userDefaultsClient: testDependency(of: UserDefaultsClient.self) { [saved] in
                $0.data = { key in saved.value.withLock { $0[key] } }
                $0.setData = { data, key in saved.value.withLock { $0[key] = data } }
            }
        )
    }

    private func savedPerson() throws -> Person {
        let data = try #require(saved.value.withLock { $0["person"] })
        return try JSONDecoder().decode(Person.self, from: data)
    }

    @Test
    func personBMI_typedCalculatedAndSaved_isThereAgain() async throws {
        let appDependencies = appDependencies
        let store = PersonBMI(appDependencies)
        let size = Size(width: 44, height: 14)
        let pilot = Pilot(PersonBMIView(store: store), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("Type a weight and a height"))
        await pilot.press("Enter")
        #expect(!store.isPresentedTutorial)
        await pilot.type("Ann")
        await pilot.press("Tab", "C-u")
        await pilot.type("70")
        await pilot.press("Tab", "C-u")
        await pilot.type("175")
        await pilot.press("Tab", "Enter")
        #expect(store.calculatedBMI == 22.86)
        #expect(pilot.screen.contains("22.86"))
        await pilot.press("Tab", "Enter")
        #expect(try savedPerson() == Person(name: "Ann", weight: 70, height: 175))
        let next = Pilot(PersonBMIView(store: PersonBMI(appDependencies)), size: size)
        await next.settle()
        #expect(next.screen.contains("Ann"))
        #expect(next.screen.contains("22.86"))
        #expect(!next.screen.contains("Type a weight and a height"))
    }

    @Test
    func scene_isMadeOfTheEnvironment() async {
        let app = Pilot(SampleApp(), size: Size(width: 44, height: 14))
        await app.settle()
        #expect(app.screen.contains("Type a weight and a height"))
    }

    @Test
    func fruits_areOpenedAndClosed() async throws {
        let data = try JSONEncoder().encode(Person(name: "Ann", weight: 70, height: 175))
        saved.value.withLock { $0["person"] = data }
        let store = Fruits()
        let view = FruitsView(store: store).environment(\.appDependencies, appDependencies)
        let pilot = Pilot(view, size: Size(width: 44, height: 10))
        await pilot.press("Enter")
        #expect(store.path.count == 1)
        #expect(pilot.screen.contains("Apple of Ann"))
        await pilot.press("Enter")
        #expect(store.path.isEmpty)
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("3 bananas"))
        await pilot.press("Esc")
        #expect(store.path.isEmpty)
    }

    @Test
    func calculateBMI_normalValues_resultIsRounded() {
        let sut = BMIService(.testDependencies())
        #expect(sut.calculateBMI(weight: 70, height: 175) == 22.86)
    }

    @Test
    func calculateBMI_heightIsZero_resultIsZero() {
        let sut = BMIService(.testDependencies())
        #expect(sut.calculateBMI(weight: 70, height: 0) == 0)
    }
}

struct SampleApp: App {
    var body: some Scene {
        PersonBMIScene()
    }
}
