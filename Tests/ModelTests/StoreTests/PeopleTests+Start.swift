import DataSource
import Testing

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension PeopleTests {
    @Test
    func send_task_veryFirstLaunch_formIsPushedWithTutorial() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receiveLoaded {
            $0.loadingState = .loaded
            let person = Person(id: UUID(7), name: "", height: 0)
            $0.path = [
                .personBMI(
                    PersonBMI(
                        appDependencies,
                        person: person,
                        isPresentedTutorial: true
                    )
                )
            ]
        }
    }

    @Test
    func send_task_secondTime_settingsCannotBeKept_formIsNotPushedAgain() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task(appDependencies))
        #expect(sut.path.count == 1)
        sut.path = []
        await sut.send(.task(appDependencies))
        #expect(sut.path.isEmpty)
    }

    @Test
    func send_task_tutorialWasSeen_listIsEmpty() async {
        SettingsRepository(.memory(files), .testValue).hasAlreadyTutorial = true
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receiveLoaded {
            $0.loadingState = .loaded
        }
    }

    @Test
    func send_task_lastPersonIsKnown_dashboardIsPushed() async throws {
        try saveAda()
        SettingsRepository(.memory(files), .testValue).lastPersonID = ada.id
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receiveLoaded {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada)]
            $0.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
    }
}
