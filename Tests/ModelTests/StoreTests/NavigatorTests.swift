import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NavigatorTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(
        id: UUID(1),
        name: "Ada",
        height: 175,
        changedAt: Date(timeIntervalSince1970: 0)
    )

    private var dependencies: AppDependencies {
        .testDependencies(dataFolderClient: .memory(files))
    }

    private func sut(showing person: Person? = nil) -> TestStore<Navigator> {
        TestStore { [dependencies] action in
            let dashboard = person.map {
                Navigator.Path.dashboard(Dashboard(dependencies, person: $0))
            }
            return Navigator(dependencies, path: [dashboard].compactMap(\.self), action: action)
        }
    }

    private func isPush(_ action: Navigator.Action) -> Bool {
        if case .onPush = action { true } else { false }
    }

    @Test
    func send_task_settingsAreRead_personOfTheLastTimeIsShown() async throws {
        try PersonService(dependencies).save(ada)
        SettingsRepository(.memory(files), .testValue).lastPersonID = ada.id
        let settings = Settings(weightUnit: .pounds)
        try SettingsRepository(.memory(files), .testValue).save(settings, replacing: Settings())
        let sut = sut()
        await sut.send(.task) { [dependencies, ada] in
            $0.settings.weightUnit = .pounds
            $0.path = [.dashboard(Dashboard(dependencies, person: ada))]
        }
        sut.receive(isPush)
    }

    @Test
    func send_onChangeSettings_unreadable_settingsStay() async {
        files.withLock { $0["settings"] = "[" }
        let sut = TestStore { [dependencies] in
            Navigator(dependencies, settings: Settings(weightUnit: .pounds), action: $0)
        }
        await sut.send(.onChangeSettings)
    }

    @Test
    func send_personChosen_thenBack_listIsShown() async {
        let sut = sut()
        await sut.send(.personChosen(ada)) { [dependencies, ada] in
            $0.path = [.dashboard(Dashboard(dependencies, person: ada))]
        }
        await sut.send(.onChangePath([], hasPeople: true)) { $0.path = [] }
    }

    @Test(arguments: [true, false])
    func send_onChangePath_firstStep_isLeftOnlyIfThereArePeople(hasPeople: Bool) async {
        let sut = sut().store
        await sut.send(.firstPersonChosen(nil))
        guard case .firstLaunch(let steps) = sut.path.last else {
            Issue.record("\(sut.path)")
            return
        }
        #expect(steps.step == .units)
        await sut.send(.onChangePath([], hasPeople: hasPeople))
        #expect(sut.path.isEmpty == hasPeople)
    }

    @Test
    func send_newPersonChosen_formHasTheTextsOfTheDraft() async throws {
        let sut = sut().store
        let draft = FormDraft(id: "1-1", form: .newPerson(UUID(7)), fields: ["name": "Bob"])
        await sut.send(.newPersonChosen(draft))
        let form = try #require(sut.path.newPerson)
        #expect((form.person.id, form.draft.name) == (UUID(7), "Bob"))
    }

    @Test
    func send_destinationChosen_ofAPersonOfTheList_opensBoth() async {
        let sut = sut()
        await sut.run { await $0.send(.destinationChosen(.history, of: ada)) }
        sut.receive {
            if case .destinationChosen = $0 { true } else { false }
        } changes: { [dependencies, ada] in
            $0.path = [
                .dashboard(Dashboard(dependencies, person: ada)),
                .history(History(dependencies, person: ada)),
            ]
        }
        sut.receive(isPush)
    }

    @Test
    func send_dayChosen_historyIsShownThere() async {
        let sut = sut(showing: ada)
        await sut.send(.dayChosen(Day(number: 20_000), of: nil)) { [dependencies, ada] in
            let history = History(dependencies, person: ada, wantedDay: Day(number: 20_000))
            $0.path.append(.history(history))
        }
        sut.receive(isPush)
    }

    @Test
    func send_settingChosen_isKept_screenStays() async throws {
        let sut = sut(showing: ada).store
        await sut.send(.settingChosen(SettingChange(\.weightUnit, .stones)))
        #expect(sut.path.count == 1)
        #expect(sut.settings.weightUnit == .stones)
        let kept = try SettingsRepository(.memory(files), .testValue).load()
        #expect(kept.weightUnit == .stones)
        await sut.send(.destinationChosen(.settings, of: nil))
        await sut.send(.settingChosen(SettingChange(\.colors, .none)))
        #expect(sut.path.count == 2)
        #expect(!sut.settings.isColorEnabled)
    }

    @Test
    func send_destinationChosen_aScreenOfAnother_takesItsPlace() async {
        let sut = sut(showing: ada).store
        await sut.send(.destinationChosen(.history, of: nil))
        await sut.send(.destinationChosen(.trends, of: nil))
        #expect(sut.path.map(\.row.destination) == [nil, .trends])
    }

    @Test
    func send_destinationChosen_goal_itsFieldHasTheFocus() async throws {
        let sut = sut().store
        await sut.send(.destinationChosen(.goal, of: ada))
        let editor = try #require(sut.path.dashboard?.personEditor)
        #expect(editor.person == ada)
        #expect(editor.form.focus == .goalWeight)
    }

    @Test
    func send_destinationChosen_report_isOfThePersonShown() async {
        let sut = sut(showing: ada).store
        await sut.send(.destinationChosen(.report, of: nil))
        guard case .export(let report) = sut.path.last else {
            Issue.record("\(sut.path)")
            return
        }
        #expect(report.kind == .report)
        #expect(report.person == ada)
        #expect(sut.path.destinations.isEmpty)
    }

    @Test(arguments: [nil, .history, .trends, .settings] as [Destination?])
    func send_destinationChosen_aForm_leadsBackToWhereItWasBegun(
        _ start: Destination?
    ) async throws {
        let sut = sut().store
        await sut.send(.personChosen(ada))
        if let start { await sut.send(.destinationChosen(start, of: nil)) }
        let begun = sut.path
        for form in [Destination.weighIn, .editPerson, .goal, .newPerson] {
            await sut.send(.destinationChosen(form, of: nil))
            #expect(sut.path.isEditing, "\(form)")
            await sut.path.newPerson?.send(.form(.cancelButtonTapped))
            await sut.path.dashboard?.weighInEditor?.send(.form(.cancelButtonTapped))
            await sut.path.dashboard?.personEditor?.send(.form(.cancelButtonTapped))
            #expect(sut.path == begun, "\(form)")
        }
        await sut.send(.destinationChosen(.weighIn, of: nil))
        let editor = try #require(sut.path.dashboard?.weighInEditor)
        editor.draft.weight = "72.4"
        editor.draft.height = "175"
        await editor.send(.form(.saveButtonTapped))
        #expect(sut.path == begun)
        if case .history(let history) = sut.path.last {
            #expect(history.table.entries.map(\.weighIn.weight).contains(72.4))
        }
        if case .trends(let trends) = sut.path.last {
            #expect(trends.course.weighIns.map(\.weight).contains(72.4))
        }
    }

    @Test
    func send_destinationChosen_aFormOfAPersonOfTheList_leadsBackToTheList() async throws {
        let sut = sut().store
        await sut.send(.destinationChosen(.weighIn, of: ada))
        #expect(sut.path.isEditing)
        await sut.send(.dashboard(.loading(.onRefresh)))
        #expect(sut.path.isEditing)
        await sut.path.dashboard?.weighInEditor?.send(.form(.cancelButtonTapped))
        #expect(sut.path.isEmpty)
        await sut.send(.personChosen(ada))
        await sut.send(.destinationChosen(.weighIn, of: nil))
        await sut.path.dashboard?.weighInEditor?.send(.form(.cancelButtonTapped))
        #expect(sut.path.count == 1)
    }

    @Test
    func send_restoreButtonTapped_backupsAreShown() async {
        let error = StorageError(file: "people", reason: .malformed(line: 1))
        let sut = sut()
        await sut.send(.restoreButtonTapped([error])) { [dependencies] in
            $0.path = [.restoration(Restoration(dependencies, damages: [error]))]
        }
        sut.receive(isPush)
        await sut.send(.onPush)
        await sut.send(.onChangeRecord(ada.id, nil))
    }

    @Test
    func send_onChangeData_additionIsUndone_personLeavesTheScreen() async throws {
        try PersonService(dependencies).save(ada)
        let sut = sut(showing: ada).store
        await sut.send(.onChangeData(.deletedPerson(ada)))
        #expect(sut.path.count == 1)
        files.withLock { $0["people"] = "{\"count\":0,\"records\":[],\"version\":1}" }
        await sut.send(.onChangeData(.deletedPerson(ada)))
        #expect(sut.path.isEmpty)
    }

    @Test
    func send_dashboardSaveResponse_changeIsAnnounced() async {
        let sut = sut(showing: ada)
        let weighIn = WeighIn.on(.epoch, 70)
        await sut.send(.dashboard(.weighInEditor(.saveResponse(.success(weighIn)))))
        sut.receive {
            if case .onChangeRecord(weighIn.id, nil) = $0 { true } else { false }
        }
    }
}
