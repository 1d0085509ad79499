import DataSource
import Essentials
import Testing

@testable import Model

extension PeopleTests {
    private var bob: Person {
        Person(id: UUID(2), name: "Bob", height: 180, changedAt: Date(timeIntervalSince1970: 0))
    }

    private func listed() async throws -> People {
        try saveAda()
        try PersonRepository(.memory(files), .testValue).save(bob)
        let sut = People(appDependencies())
        await sut.send(.task)
        return sut
    }

    @Test
    func foundPeople_ofAQuery_areThoseOfThatName() async throws {
        let sut = try await listed()
        #expect(sut.foundPeople.map(\.person.name) == ["Ada", "Bob"])
        sut.query = " bO "
        #expect(sut.foundPeople.map(\.person.name) == ["Bob"])
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_whatIsChosenOfARow_isOpenedForThatPerson() async throws {
        let sut = try await listed()
        let person = sut.people[1].person
        await sut.send(.destinationChosen(.weighIn, of: person))
        #expect(sut.navigator.path.dashboard?.person.name == "Bob")
        #expect(sut.navigator.path.dashboard?.weighInEditor != nil)
        await sut.send(.destinationChosen(.history, of: person))
        #expect(sut.path.count == 2)
        if case .history? = sut.path.last {} else { Issue.record("\(sut.path)") }
        await sut.send(.destinationChosen(.trends, of: person))
        #expect(sut.path.count == 2)
        if case .trends? = sut.path.last {} else { Issue.record("\(sut.path)") }
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_editButtonTapped_personIsEditedOverTheList() async throws {
        let sut = try await listed()
        await sut.send(.editButtonTapped(sut.people[0]))
        #expect(sut.isEditing)
        let editor = try #require(sut.personEditor)
        editor.draft.name = "Adele"
        await editor.send(.form(.saveButtonTapped))
        #expect(sut.personEditor == nil)
        #expect(sut.people.map(\.person.name) == ["Adele", "Bob"])
        #expect(sut.path.isEmpty)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_personEditor_cancelButtonTapped_isClosed_whereNothingWasEntered() async throws {
        let sut = try await listed()
        await sut.send(.editButtonTapped(sut.people[0]))
        sut.personEditor?.draft.name = "Adele"
        await sut.personEditor?.send(.form(.cancelButtonTapped))
        #expect(sut.personEditor?.form.isPresentedDiscard == true)
        await sut.send(.personEditor(.form(.onChangeFocus(nil))))
        await sut.personEditor?.send(.form(.discardButtonTapped))
        #expect(sut.personEditor == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_deleteButtonTapped_asksFirst_undoBringsThemBack() async throws {
        let sut = try await listed()
        await sut.send(.deleteButtonTapped(bob))
        await sut.deletion?.send(.cancelButtonTapped)
        #expect(sut.deletion == nil)
        await sut.send(.deleteButtonTapped(bob))
        #expect(sut.deletion?.isPresented == true)
        #expect(sut.people.count == 2)
        await sut.deletion?.send(.confirmButtonTapped)
        #expect(sut.deletion == nil)
        #expect(sut.people.map(\.person.name) == ["Ada"])
        await sut.undo.send(.undoButtonTapped)
        #expect(sut.people.map(\.person.name) == ["Ada", "Bob"])
        await sut.send(.loading(.onDisappear))
    }
}
