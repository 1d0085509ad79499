import DataSource
import Testing

@testable import Model

extension PeopleTests {
    private nonisolated static let nobody = "{\"count\":0,\"records\":[],\"version\":1}"

    @Test
    func send_onChangeData_shownPersonIsDeleted_messageThenList() async throws {
        files.withLock { $0["people"] = Self.nobody }
        let appDependencies = appDependencies()
        let sut = TestStore {
            People(appDependencies, people: [PersonSummary(person: ada)], action: $0)
        }
        await sut.send(.personButtonTapped(ada)) {
            $0.navigator.path = [.dashboard(Dashboard(appDependencies, person: ada))]
        }
        sut.receiveNavigation()
        await sut.send(.loading(.onChangeData))
        sut.receiveNavigation()
        sut.receiveLoaded {
            $0.loadingState = .loaded
            $0.people = []
            $0.removedElsewhere = RemovedElsewhere(appDependencies, person: ada)
        }
        await sut.run { await $0.removedElsewhere?.send(.confirmButtonTapped) }
        sut.receive {
            if case .removedElsewhere(.confirmButtonTapped) = $0 { true } else { false }
        } changes: {
            $0.removedElsewhere = nil
            $0.navigator.path = []
        }
        sut.receiveNavigation()
        sut.receiveLoaded()
    }

    @Test
    func send_onChangeData_shownPersonIsDeletedWhileTyping_editorStaysUntilItIsLeft() async throws {
        files.withLock { $0["people"] = Self.nobody }
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.navigator.path.dashboard?.send(.weighInButtonTapped)
        sut.navigator.path.dashboard?.weighInEditor?.draft.weight = "70"
        await sut.send(.loading(.onChangeData))
        #expect((sut.removedElsewhere?.person, sut.removedElsewhere?.isConfirmed) == (ada, false))
        #expect(sut.isEditing)
        await sut.removedElsewhere?.send(.confirmButtonTapped)
        #expect(sut.removedElsewhere?.isConfirmed == true)
        #expect(sut.navigator.path.dashboard?.weighInEditor?.draft.weight == "70")
        await sut.send(.loading(.onChangeData))
        #expect(sut.removedElsewhere?.isConfirmed == true)
        let editor = sut.navigator.path.dashboard?.weighInEditor
        await editor?.send(.form(.saveButtonTapped))
        #expect(editor?.attempt.failure?.reason == .personIsDeleted(name: "Ada"))
        #expect(editor?.draft.weight == "70")
        #expect(try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values.isEmpty)
        await editor?.send(.form(.attempt(.cancelButtonTapped)))
        await editor?.send(.form(.discardButtonTapped))
        #expect(sut.path.isEmpty)
        #expect(sut.removedElsewhere == nil)
    }

    // A disk that does not answer says nothing about a deletion.
    @Test(arguments: ["", "["])
    func send_onChangeData_peopleAreMissingOrUnreadable_nobodyIsSaidToBeDeleted(
        _ people: String
    ) async throws {
        let sut = People(appDependencies())
        await sut.send(.personButtonTapped(ada))
        if !people.isEmpty { files.withLock { $0["people"] = people } }
        await sut.send(.loading(.onChangeData))
        #expect(sut.removedElsewhere == nil)
    }

    @Test
    func send_onChangeData_personIsBackElsewhere_messageIsTakenAway() async throws {
        files.withLock { $0["people"] = Self.nobody }
        let sut = People(appDependencies())
        await sut.send(.personButtonTapped(ada))
        await sut.send(.loading(.onChangeData))
        #expect(sut.removedElsewhere != nil)
        try saveAda()
        await sut.send(.loading(.onChangeData))
        #expect(sut.removedElsewhere == nil)
    }

    @Test
    func send_departureBringBackResponse_personIsThereAgain_changeIsAnnounced() async throws {
        files.withLock { $0["people"] = Self.nobody }
        let appDependencies = appDependencies()
        let sut = People(appDependencies)
        await sut.send(.personButtonTapped(ada))
        await sut.send(.loading(.onChangeData))
        await sut.removedElsewhere?.send(.bringBackButtonTapped)
        #expect(sut.removedElsewhere == nil)
        #expect(sut.people.map(\.person.name) == ["Ada"])
        #expect(sut.path.count == 1)
        guard case .made(.savedPerson) = sut.undo.notice?.event else {
            Issue.record("\(String(describing: sut.undo.notice))")
            return
        }
    }
}
