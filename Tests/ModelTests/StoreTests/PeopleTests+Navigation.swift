import DataSource
import Essentials
import Testing

@testable import Model

extension PeopleTests {
    @Test
    func send_destinationChosen_newPerson_emptyFormIsPushed() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.destinationChosen(.newPerson)) {
            let person = Person(
                id: UUID(moment: Date(timeIntervalSince1970: 0), random: UUID(7)),
                name: "",
                height: 0
            )
            $0.navigator.path = [.personBMI(PersonBMI(appDependencies, person: person))]
        }
        sut.receiveNavigation(2)
    }

    @Test
    func send_personButtonTapped_dashboardIsPushedAndRemembered() async {
        let appDependencies = appDependencies()
        let sut = TestStore { People(appDependencies, action: $0) }
        await sut.send(.personButtonTapped(ada)) {
            $0.navigator.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
        sut.receiveNavigation()
        #expect(SettingsRepository(.memory(files), .testValue).lastPersonID == ada.id)
    }

    @Test
    func send_personBMISaveResponse_success_dashboardTakesTheFormsPlace() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.newPerson))
        guard case .personBMI(let child) = sut.path.last else {
            Issue.record("No form was pushed")
            return
        }
        child.draft.name = "Ada"
        child.draft.weight = "70"
        child.draft.height = "175"
        await child.send(.form(.saveButtonTapped))
        guard case .dashboard(let dashboard) = sut.path.last else {
            Issue.record("No dashboard was pushed")
            return
        }
        #expect(sut.path.count == 1)
        #expect(dashboard.person.name == "Ada")
        #expect(sut.people.map(\.person.name) == ["Ada"])
        #expect(sut.people.map(\.bmi) == [nil])

        await sut.send(.onChangePath([]))
        #expect(sut.people.map(\.bmi) == [22.86])
    }

    @Test
    func send_personBMIDiscardButtonTapped_twice_onlyTheFormIsLeft() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.newPerson))
        await sut.navigator.send(.personBMI(.form(.discardButtonTapped)))
        await sut.navigator.send(.personBMI(.form(.discardButtonTapped)))
        #expect(sut.path.isEmpty)
    }

    @Test
    func send_personBMICancelButtonTapped_formIsLeft_unlessSomethingWasEntered() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.newPerson))
        #expect(sut.navigator.path.screens.isEmpty)
        sut.navigator.path.newPerson?.draft.name = "Ada"
        await sut.navigator.path.newPerson?.send(.form(.cancelButtonTapped))
        #expect(sut.navigator.path.newPerson?.form.isPresentedDiscard == true)
        await sut.navigator.path.newPerson?.send(.form(.discardCancelButtonTapped))
        sut.navigator.path.newPerson?.draft.name = ""
        await sut.navigator.path.newPerson?.send(.form(.cancelButtonTapped))
        #expect(sut.navigator.path.newPerson == nil)
    }

    @Test
    func send_personBMISaveResponse_failure_formStays() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.newPerson))
        let error = StorageError(file: "people", reason: .system(28))
        await sut.navigator.send(.personBMI(.saveResponse(.failure(error))))
        #expect(sut.path.count == 1)
    }

    @Test
    func send_destinationChosen_historyIsPushed() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.destinationChosen(.history))
        guard case .history(let history) = sut.path.last else {
            Issue.record("No history was pushed")
            return
        }
        #expect(history.person == ada)
        #expect(sut.path.count == 2)
    }

    @Test
    func send_destinationChosen_trendsArePushed() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.destinationChosen(.trends))
        guard case .trends(let trends) = sut.path.last else {
            Issue.record("No trends were pushed")
            return
        }
        #expect(trends.person == ada)
        await trends.send(.statisticsButtonTapped)
        #expect(sut.path.count == 2)
    }

    @Test
    func send_preferencesSaveResponse_unitIsChosen_dashboardAndListShowIt() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.settings))
        guard case .preferences = sut.path.last else {
            Issue.record("No settings were pushed")
            return
        }
        await sut.send(.personButtonTapped(ada))
        await sut.send(.destinationChosen(.settings))
        guard case .preferences(let preferences) = sut.path.last else {
            Issue.record("No settings were pushed")
            return
        }
        await preferences.send(.settingPickerSelected(SettingChange(\.weightUnit, .stones)))
        #expect(sut.settings.weightUnit == .stones)
        #expect(sut.navigator.path.dashboard?.settings.weightUnit == .stones)
        await sut.send(.destinationChosen(.backups))
        guard case .restoration = sut.path.last else {
            Issue.record("No backups were pushed")
            return
        }
    }

    @Test
    func send_dashboardDeleteResponse_personIsGone_listIsShown() async throws {
        try saveAda()
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.task)
        await sut.send(.personButtonTapped(ada))
        await sut.navigator.path.dashboard?.send(.editButtonTapped)
        await sut.navigator.path.dashboard?.personEditor?.send(.deleteButtonTapped)
        await sut.navigator.path.dashboard?.personEditor?.deletion?.send(.confirmButtonTapped)
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
        await sut.send(.task)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.destinationChosen(.history))
        await sut.send(.peopleButtonTapped)
        let chooser = try #require(sut.personChooser)
        #expect(chooser.currentID == ada.id)
        #expect(chooser.foundPeople.map(\.person.name) == ["Ada", "Ben"])
        chooser.query = "be"
        await chooser.send(.onChangeQuery)
        #expect(chooser.foundPeople.map(\.person.name) == ["Ben"])
        await chooser.send(.personButtonTapped(ben))
        #expect(sut.personChooser == nil)
        #expect(sut.path.count == 1)
        #expect(sut.navigator.path.dashboard?.person == ben)
    }

    @Test
    func send_personChooserNewPersonButtonTapped_formIsOverTheScreen() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.peopleButtonTapped)
        await sut.personChooser?.send(.newPersonButtonTapped)
        #expect(sut.personChooser == nil)
        #expect(sut.navigator.path.newPerson != nil)
        #expect(sut.navigator.path.screens.count == 1)
    }

    @Test
    func send_personChooserOnDismiss_screenStays() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.peopleButtonTapped)
        let chooser = try #require(sut.personChooser)
        await chooser.send(.onDismiss)
        #expect(sut.personChooser == nil)
        #expect(sut.navigator.path.dashboard?.person == ada)
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
        await sut.send(.task)
        #expect(sut.people.isEmpty)
        await sut.navigator.send(.restoreButtonTapped([damage]))
        guard case .restoration(let restoration) = sut.path.last else {
            Issue.record("No restoration was pushed")
            return
        }
        await restoration.send(.loading(.task))
        let restorable = try #require(restoration.restorables.first)
        await restoration.send(.restorableButtonTapped(restorable))
        await restoration.send(.restoreConfirmButtonTapped)
        #expect(sut.people.map(\.person.name) == ["Ada"])
        await restoration.send(.loading(.onDisappear))
    }

    @Test
    func send_onChangePath_formHoldsEntries_asksBeforeItIsLeft() async throws {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.newPerson))
        guard case .personBMI(let form) = sut.path.last else {
            Issue.record("No form was pushed")
            return
        }
        form.draft.name = "Ada"
        await sut.send(.onChangePath([]))
        #expect(sut.path.count == 1)
        #expect(form.form.isPresentedDiscard)
        await form.send(.form(.discardButtonTapped))
        #expect(sut.path.isEmpty)
    }

    @Test
    func send_onChangePath_formIsEmpty_isLeftAtOnce() async {
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.destinationChosen(.newPerson))
        await sut.send(.onChangePath([]))
        #expect(sut.path.isEmpty)
    }
}
