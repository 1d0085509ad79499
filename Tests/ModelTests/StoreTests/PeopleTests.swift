import DataSource
import Testing

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor
struct PeopleTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(
        id: UUID(1),
        name: "Ada",
        height: 175,
        changedAt: Date(timeIntervalSince1970: 0)
    )

    func appDependencies(failure: StorageError.Reason? = nil) -> AppDependencies {
        .testDependencies(
            userDefaultsClient: .memory(files) { $0 == "read-people" ? failure : nil },
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
        )
    }

    func saveAda() throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
    }

    @Test
    func send_task_veryFirstLaunch_formIsPushedWithTutorial() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            let person = Person(id: UUID(7), name: "", height: 0)
            $0.path = [
                .personBMI(
                    PersonBMI(
                        appDependencies,
                        person: person,
                        focus: .name,
                        isPresentedTutorial: true
                    )
                )
            ]
        }
    }

    @Test
    func send_task_notice_isToldOnce() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task(appDependencies))
        let notice = StorageError(file: "data", reason: .noLocks)
        appDependencies.appStateClient.send(\.notice, notice)
        await waitUntil { sut.notice == notice }
        #expect(appDependencies.appStateClient.withLock(\.notice).value == nil)
        await sut.send(.onDisappear)
    }

    @Test
    func send_onChangeNotice_isShown() async {
        let sut = TestStore { People(appDependencies(), action: $0) }
        let notice = StorageError(file: "data", reason: .noLocks)
        await sut.send(.onChangeNotice(notice)) { $0.notice = notice }
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
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
        }
    }

    @Test
    func send_task_personIsKept_summaryIsShown() async throws {
        try saveAda()
        let weighIn = WeighIn(
            id: UUID(2),
            day: .epoch,
            time: .midnight,
            weight: 70,
            height: 175,
            changedAt: Date(timeIntervalSince1970: 0)
        )
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada, weighIn: weighIn, bmi: 22.86)]
        }
    }

    @Test
    func send_task_historyIsUnreadable_personIsShownAndProblemNamed() async throws {
        try saveAda()
        let key = "history/\(ada.id.uuidString.lowercased())/2026"
        files.withLock { $0[key] = "[" }
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada)]
            $0.problems = [StorageError(file: key, reason: .malformed(line: 1))]
        }
    }

    @Test
    func send_retryButtonTapped_fileIsReadableAgain_listIsShown() async throws {
        let unreadable = appDependencies(failure: .system(5))
        let sut = TestStore { People(unreadable, action: $0) }
        await sut.send(.task(unreadable))
        let failed = LoadingState.failed(StorageError(file: "people", reason: .system(5)))
        sut.receive {
            if case .loadResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.loadingState = failed
        }
        await sut.send(.retryButtonTapped)
        sut.receive { if case .loadResponse(.failure) = $0 { true } else { false } }
    }

    @Test
    func send_addButtonTapped_emptyFormIsPushed() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.addButtonTapped(appDependencies)) {
            let person = Person(id: UUID(7), name: "", height: 0)
            $0.path = [.personBMI(PersonBMI(appDependencies, person: person, focus: .name))]
        }
    }

    @Test
    func send_personButtonTapped_dashboardIsPushedAndRemembered() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.personButtonTapped(ada, appDependencies)) {
            $0.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
        #expect(SettingsRepository(.memory(files), .testValue).lastPersonID == ada.id)
    }

    @Test
    func send_task_lastPersonIsKnown_dashboardIsPushed() async throws {
        try saveAda()
        SettingsRepository(.memory(files), .testValue).lastPersonID = ada.id
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.task(appDependencies))
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.people = [PersonSummary(person: ada)]
            $0.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
    }

    @Test
    func send_personBMISaveResponse_success_dashboardTakesTheFormsPlace() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        guard case .personBMI(let child) = sut.path.last else {
            Issue.record("No form was pushed")
            return
        }
        child.name = "Ada"
        child.weight = "70"
        child.height = "175"
        await child.send(.saveButtonTapped)
        guard case .dashboard(let dashboard) = sut.path.last else {
            Issue.record("No dashboard was pushed")
            return
        }
        #expect(sut.path.count == 1)
        #expect(dashboard.person.name == "Ada")
        #expect(sut.people.map(\.person.name) == ["Ada"])
        #expect(sut.people.map(\.bmi) == [22.86])
    }

    @Test
    func send_personBMISaveResponse_failure_formStays() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let error = StorageError(file: "people", reason: .system(28))
        await sut.send(.personBMI(.saveResponse(.failure(error)), appDependencies))
        #expect(sut.path.count == 1)
    }

    @Test
    func send_dashboardHistoryButtonTapped_historyIsPushed() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.shownDashboard?.send(.historyButtonTapped(appDependencies))
        guard case .history(let history) = sut.path.last else {
            Issue.record("No history was pushed")
            return
        }
        #expect(history.person == ada)
        #expect(sut.path.count == 2)
    }

    @Test
    func send_dashboardDeleteResponse_personIsGone_listIsShown() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task(appDependencies))
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.shownDashboard?.send(.editButtonTapped(appDependencies))
        await sut.shownDashboard?.personEditor?.send(.deleteConfirmButtonTapped)
        #expect(sut.path.isEmpty)
        #expect(sut.people.isEmpty)
        #expect(SettingsRepository(.memory(files), .testValue).lastPersonID == nil)
    }

    @Test
    func send_personChooserPersonButtonTapped_otherDashboardTakesThePlace() async throws {
        try saveAda()
        let ben = Person(id: UUID(2), name: "Ben", height: 180)
        try PersonRepository(.memory(files), .testValue).save(ben)
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task(appDependencies))
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.shownDashboard?.send(.historyButtonTapped(appDependencies))
        await sut.send(.peopleButtonTapped(appDependencies))
        let chooser = try #require(sut.personChooser)
        #expect(chooser.currentID == ada.id)
        #expect(chooser.foundPeople.map(\.person.name) == ["Ada", "Ben"])
        chooser.query = "be"
        #expect(chooser.foundPeople.map(\.person.name) == ["Ben"])
        await chooser.send(.personButtonTapped(ben))
        #expect(sut.personChooser == nil)
        #expect(sut.path.count == 1)
        #expect(sut.shownDashboard?.person == ben)
    }

    @Test
    func send_personChooserCancelButtonTapped_screenStays() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.send(.peopleButtonTapped(appDependencies))
        await sut.personChooser?.send(.cancelButtonTapped)
        #expect(sut.personChooser == nil)
        #expect(sut.shownDashboard?.person == ada)
    }

    @Test
    func send_onChangeData_shownPersonIsDeleted_messageThenList() async throws {
        let appDependencies = appDependencies()
        let sut = TestStore {
            People(appDependencies, people: [PersonSummary(person: ada)], action: $0)
        }
        await sut.send(.personButtonTapped(ada, appDependencies)) {
            $0.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
        await sut.send(.onChangeData)
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.people = []
            $0.departedPerson = ada
        }
        await sut.send(.departureConfirmButtonTapped)
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.departedPerson = nil
            $0.path = []
        }
    }

    @Test
    func send_onChangeData_shownPersonIsDeletedWhileTyping_editorStaysUntilItIsLeft() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.shownDashboard?.send(.weighInButtonTapped(appDependencies))
        sut.shownDashboard?.weighInEditor?.draft.weight = "70"
        await sut.send(.onChangeData)
        #expect(sut.departedPerson == ada)
        #expect(sut.isEditing)
        await sut.send(.departureConfirmButtonTapped)
        #expect(sut.departedPerson == nil)
        #expect(sut.shownDashboard?.weighInEditor?.draft.weight == "70")
        await sut.send(.onChangeData)
        #expect(sut.departedPerson == nil)
        await sut.shownDashboard?.weighInEditor?.send(.saveButtonTapped)
        #expect(sut.path.isEmpty)
        let kept = try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values
        #expect(kept.map(\.weight) == [70])
    }

    @Test
    func send_bringBackButtonTapped_personIsThereAgain() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.send(.onChangeData)
        await sut.send(.bringBackButtonTapped)
        await sut.send(.departureConfirmButtonTapped)
        #expect(sut.departedPerson == nil)
        #expect(sut.people.map(\.person.name) == ["Ada"])
        #expect(sut.path.count == 1)
    }

    @Test
    func send_bringBackButtonTapped_diskIsFull_failureIsPresentedAndThenTheMessageAgain() async {
        let appDependencies = AppDependencies.testDependencies(
            userDefaultsClient: .memory(files) { $0 == "people" ? .system(28) : nil }
        )
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.send(.onChangeData)
        await sut.send(.bringBackButtonTapped)
        #expect(sut.failure == StorageError(file: "people", reason: .system(28)))
        await sut.send(.failureConfirmButtonTapped)
        #expect(sut.departedPerson == ada)
    }

    @Test
    func send_onChangeData_peopleFileIsUnreadable_nobodyIsSaidToBeDeleted() async {
        files.withLock { $0["people"] = "[" }
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada, appDependencies))
        await sut.send(.onChangeData)
        #expect(sut.departedPerson == nil)
    }

    @Test
    func send_onChangeData_settingsAreChangedElsewhere_theyApply() async throws {
        let sut = People(appDependencies())
        try SettingsRepository(.memory(files), .testValue)
            .save(Settings(weightUnit: .pounds, language: .japanese), replacing: Settings())
        await sut.send(.onChangeData)
        #expect(sut.settings.weightUnit == .pounds)
        #expect(sut.settings.language == .japanese)
    }

    @Test
    func send_restoreButtonTapped_restorationIsPushed_whatIsRestoredIsShown() async throws {
        try saveAda()
        files.withLock {
            $0["backups/people/1970-01-01"] = $0["people"]
            $0["people"] = "["
        }
        let damage = StorageError(file: "people.json", reason: .malformed(line: 1))
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task(appDependencies))
        #expect(sut.people.isEmpty)
        await sut.send(.restoreButtonTapped([damage], appDependencies))
        guard case .restoration(let restoration) = sut.path.last else {
            Issue.record("No restoration was pushed")
            return
        }
        await restoration.send(.task)
        let restorable = try #require(restoration.restorables.first)
        await restoration.send(.restorableButtonTapped(restorable))
        await restoration.send(.restoreConfirmButtonTapped)
        #expect(sut.people.map(\.person.name) == ["Ada"])
        await restoration.send(.onDisappear)
    }

    @Test
    func send_onChangePath_formHoldsEntries_asksBeforeItIsLeft() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        guard case .personBMI(let form) = sut.path.last else {
            Issue.record("No form was pushed")
            return
        }
        form.name = "Ada"
        await sut.send(.onChangePath([]))
        #expect(sut.path.count == 1)
        #expect(form.isPresentedDiscard)
        await form.send(.discardButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test
    func send_onChangePath_formIsEmpty_isLeftAtOnce() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        await sut.send(.onChangePath([]))
        #expect(sut.path.isEmpty)
    }

    @Test
    func stream_changedKeys_anotherProcessAddedAPerson_listShowsIt() async throws {
        let appDependencies = appDependencies()
        SettingsRepository(.memory(files), .testValue).hasAlreadyTutorial = true
        let sut = People(appDependencies)
        await sut.send(.task(appDependencies))
        #expect(sut.people.isEmpty)
        try saveAda()
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        await waitUntil { sut.people.count == 1 }
        await sut.send(.onDisappear)
    }
}
