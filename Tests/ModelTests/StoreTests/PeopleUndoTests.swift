import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PeopleUndoTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    var client: DataFolderClient { .memory(files) }

    var appDependencies: AppDependencies {
        .testDependencies(
            dataFolderClient: client,
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
        )
    }

    @Test
    func isUndoOffered_settingsAreShown_isNot() async {
        let sut = People(appDependencies)
        await add(to: sut)
        #expect(sut.navigator.path.isUndoOffered)
        await sut.send(.destinationChosen(.settings))
        #expect(!sut.navigator.path.isUndoOffered)
        await sut.navigator.send(.restoreButtonTapped([]))
        #expect(!sut.navigator.path.isUndoOffered)
        await sut.send(.onChangePath(sut.path.dropLast(2)))
        #expect(sut.navigator.path.isUndoOffered)
    }

    @Test
    func send_undoResponse_personShownWasAdded_listIsShown_redoBringsThemBack() async {
        let sut = People(appDependencies)
        await add(to: sut)
        guard case .made(.addedPerson(let person, let weighIn)) = sut.undo.notice?.event else {
            Issue.record("\(String(describing: sut.undo.notice))")
            return
        }
        #expect(person.name == "Ada")
        #expect(weighIn.weight == 70)
        await sut.undo.send(.undoButtonTapped)
        #expect(sut.undo.question?.reason == .extensive)
        await sut.undo.send(.questionConfirmButtonTapped)
        #expect(sut.path.isEmpty)
        #expect(sut.people.isEmpty)
        #expect(sut.undo.notice?.event == .done(.undo, .addedPerson(person, with: weighIn)))
        #expect(SettingsRepository(client, .testValue).lastPersonID == nil)
        await sut.undo.send(.redoButtonTapped)
        await sut.send(.onChangePath([]))
        #expect(sut.people.map(\.bmi) == [22.86])
        #expect(sut.undo.notice?.event == .done(.redo, .addedPerson(person, with: weighIn)))
    }

    @Test
    func send_undoResponse_weighInWasDeleted_everyScreenShowsIt() async throws {
        let sut = People(appDependencies)
        await add(to: sut)
        await sut.navigator.path.dashboard?.send(.loading(.task))
        await sut.send(.destinationChosen(.history))
        guard case .history(let history) = sut.path.last else {
            Issue.record("No history was pushed")
            return
        }
        await history.send(.task(weekdays: [:]))
        let entry = try #require(history.table.entries.first)
        await history.table.send(.deleteButtonTapped(entry))
        #expect(history.table.entries.isEmpty)
        guard case .made(.deletedWeighIn) = sut.undo.notice?.event else {
            Issue.record("\(String(describing: sut.undo.notice))")
            return
        }
        await sut.undo.send(.undoButtonTapped)
        #expect(history.table.entries.map(\.weighIn.weight) == [70])
        #expect(sut.navigator.path.dashboard?.overview.entries.count == 1)
        #expect(sut.path.count == 2)
        await sut.send(.onChangePath([]))
        #expect(sut.people.map(\.bmi) == [22.86])
    }

    @Test
    func send_deleteButtonTapped_inTheDashboard_isSaidUntilAnotherScreenIsOpened() async throws {
        let sut = People(appDependencies)
        await add(to: sut)
        let dashboard = try #require(sut.navigator.path.dashboard)
        await dashboard.send(.loading(.task))
        await dashboard.send(.deleteButtonTapped(try #require(dashboard.overview.entries.first)))
        guard case .made(.deletedWeighIn) = sut.undo.notice?.event else {
            Issue.record("\(String(describing: sut.undo.notice))")
            return
        }
        await sut.send(.destinationChosen(.history))
        #expect(sut.undo.notice == nil)
    }

    @Test
    func send_undoResponse_weighInCameBack_isMarked() async throws {
        let sut = People(appDependencies)
        await add(to: sut)
        let person = try #require(sut.navigator.path.dashboard?.person)
        for number in 2...4 {
            let weighIn = WeighIn(
                id: UUID(UInt8(20 + number)),
                day: Day(number: 20_000 + number),
                time: .midnight,
                weight: 70 + Double(number),
                height: 175
            )
            try WeighInRepository(client, .testValue).save(weighIn, of: person.id)
        }
        await sut.navigator.path.dashboard?.send(.loading(.task))
        await sut.send(.destinationChosen(.history))
        guard case .history(let history) = sut.path.last else {
            Issue.record("No history was pushed")
            return
        }
        await history.send(.task(weekdays: [:]))
        await history.table.send(.deleteButtonTapped(history.table.entries[1]))
        await history.table.send(.onChangeSelection(UUID(24)))
        await sut.navigator.path.dashboard?.send(.onChangeSelection(UUID(24)))
        await sut.undo.send(.undoButtonTapped)
        #expect(history.table.selection == UUID(23))
        #expect(sut.navigator.path.dashboard?.selection == UUID(23))
        // What is not there cannot be marked.
        await sut.undo.send(.redoButtonTapped)
        #expect(history.table.markedEntry != nil)
        await history.send(.loading(.onDisappear))
        await sut.navigator.path.dashboard?.send(.loading(.onDisappear))
    }

    @Test
    func send_undoResponse_personWasDeleted_isBackInTheList() async throws {
        let sut = People(appDependencies)
        await add(to: sut)
        await sut.navigator.path.dashboard?.send(.editButtonTapped)
        let editor = try #require(sut.navigator.path.dashboard?.personEditor)
        await editor.send(.deleteButtonTapped)
        await editor.deletion?.send(.confirmButtonTapped)
        #expect(sut.people.isEmpty)
        guard case .made(.deletedPerson) = sut.undo.notice?.event else {
            Issue.record("\(String(describing: sut.undo.notice))")
            return
        }
        await sut.undo.send(.undoButtonTapped)
        #expect(sut.people.map(\.person.name) == ["Ada"])
        await sut.send(.onChangePath([]))
        #expect(sut.people.map(\.bmi) == [22.86])
    }

    @Test
    func send_undoResponse_changedElsewhereSince_noticeSaysSo() async throws {
        try PersonRepository(client, .testValue).save(ada)
        files.withLock { $0["people"] = $0["people"]?.replacing("175", with: "176") }
        let sut = People(appDependencies)
        await sut.undo.send(.undoButtonTapped)
        await sut.undo.send(.questionConfirmButtonTapped)
        guard case .changedSince(.undo, .savedPerson) = sut.undo.notice?.event else {
            Issue.record("\(String(describing: sut.undo.notice))")
            return
        }
        #expect(sut.people.map(\.person.height) == [176])
    }

    private func add(to sut: People) async {
        await sut.send(.destinationChosen(.newPerson))
        guard case .personBMI(let form) = sut.path.last else {
            Issue.record("No form was pushed")
            return
        }
        form.draft.name = "Ada"
        form.draft.weight = "70"
        form.draft.height = "175"
        await form.send(.form(.saveButtonTapped))
    }
}
