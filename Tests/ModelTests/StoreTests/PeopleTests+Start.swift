import DataSource
import Essentials
import Testing

@testable import Model

extension PeopleTests {
    @Test
    func send_task_veryFirstLaunch_formIsPushedWithTutorial() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task)
        sut.receiveStorage()
        sut.receiveNavigation()
        sut.receiveLoaded { $0.loadingState = .loaded }
        sut.receiveDrafts {
            let person = Person(
                id: UUID(moment: Date(timeIntervalSince1970: 0), random: UUID(7)),
                name: "",
                height: 0
            )
            $0.navigator.path = [
                .firstLaunch(
                    FirstLaunch(
                        appDependencies,
                        personBMI: PersonBMI(appDependencies, person: person),
                        isPresentedTutorial: true
                    )
                )
            ]
        }
        sut.receiveNavigation(2)
        sut.receiveLaunch()
    }

    @Test
    func send_task_foreignFolder_isAskedFirst() async throws {
        try saveAda()
        let adopted = AllocatedLock(0)
        var appDependencies = appDependencies()
        appDependencies.dataFolderClient.foreignFolder = { "/home/ada" }
        appDependencies.dataFolderClient.adopt = { adopted.withLock { $0 += 1 } }
        let sut = TestStore { [appDependencies] in People(appDependencies, action: $0) }
        await sut.send(.task) { $0.storage.foreignFolder = "/home/ada" }
        sut.receiveStorage()
        #expect(adopted.withLock(\.self) == 0)
        await sut.run { await $0.storage.send(.keepButtonTapped) }
        sut.receive {
            if case .storage(.keepButtonTapped) = $0 { true } else { false }
        } changes: { [appDependencies] in
            $0.storage.foreignFolder = nil
            $0.navigator.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
        sut.receiveNavigation(2)
        sut.receiveLoaded {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada)]
        }
        sut.receiveDrafts()
        sut.receiveLaunch()
        #expect(adopted.withLock(\.self) == 1)
    }

    @Test
    func send_task_secondTime_settingsCannotBeKept_tutorialIsNotShownAgain() async {
        var appDependencies = appDependencies()
        appDependencies.dataFolderClient = .memory(files) { $0 == "machine" ? .system(30) : nil }
        let sut = People(appDependencies)
        await sut.send(.task)
        guard case .firstLaunch(let form) = sut.path.last else {
            Issue.record("No form was pushed")
            return
        }
        await form.send(.tutorialConfirmButtonTapped)
        #expect(!SettingsRepository(.memory(files), .testValue).hasAlreadyTutorial)
        let next = People(appDependencies)
        await next.send(.task)
        guard case .firstLaunch(let steps) = next.path.last else {
            Issue.record("No steps were pushed")
            return
        }
        #expect(!steps.isPresentedTutorial)
    }

    @Test
    func send_task_lastPersonIsKnown_dashboardIsPushed() async throws {
        try saveAda()
        SettingsRepository(.memory(files), .testValue).lastPersonID = ada.id
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task)
        sut.receiveStorage {
            $0.navigator.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
        sut.receiveNavigation(2)
        sut.receiveLoaded {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada)]
        }
        sut.receiveDrafts()
        sut.receiveLaunch()
    }

    @Test
    func send_task_nobodyWasShownYet_whoIsAloneIs() async throws {
        try saveAda()
        let alone = People(appDependencies())
        await alone.send(.task)
        #expect(alone.navigator.path.dashboard?.person == ada)
        await alone.send(.loading(.onDisappear))
    }

    @Test
    func send_task_nobodyWasShownYet_ofSeveralNobodyIs() async throws {
        try saveAdaAndEve()
        let several = People(appDependencies())
        await several.send(.task)
        #expect(several.path.isEmpty)
        await several.send(.loading(.onDisappear))
    }

    @Test
    func send_task_somebodyCannotBeRead_whoCanIsNotAlone() async throws {
        try saveAdaAndEve()
        files.withLock { $0["people"] = $0["people"]?.replacing("160", with: #""x""#) }
        let sut = People(appDependencies())
        await sut.send(.task)
        #expect(!sut.problems.isEmpty)
        #expect(sut.people.map(\.person) == [ada])
        #expect(sut.path.isEmpty)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_settingsAreDamaged_areNamedAndStandard() async throws {
        try saveAda()
        files.withLock { $0["settings"] = "rubbish" }
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task)
        let problem = StorageError(file: "settings", reason: .malformed(line: 1))
        #expect(sut.problems == [problem])
        #expect(sut.settings == Settings())
        await sut.send(.personButtonTapped(ada))
        await sut.navigator.path.dashboard?.send(.loading(.task))
        #expect(sut.navigator.path.dashboard?.problems == [problem])
        #expect(sut.navigator.path.dashboard?.loadingState == .loaded)
        await sut.navigator.path.dashboard?.send(.loading(.onDisappear))
        await sut.send(.loading(.onDisappear))
    }
}
