import DataSource
import Essentials
import Testing

@testable import Model

extension WeighInEditorTests {
    @Test
    func send_saveButtonTapped_anotherFieldWasChangedElsewhere_bothStay() async throws {
        try keepElsewhere { $0.note = "after a run" }
        let sut = editor(weighIn: yesterday)
        sut.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.isEmpty)
        #expect(try kept().map(\.weight) == [73.4])
        #expect(try kept().map(\.note) == ["after a run"])
    }

    @Test
    func send_saveButtonTapped_dayGoesToAnotherYear_whatWasChangedElsewhereStays() async throws {
        try keepElsewhere { $0.weight = 74 }
        let sut = editor(weighIn: yesterday)
        let day = yesterday.day.advanced(by: -365)
        sut.draft.day = day.description
        await sut.send(.form(.saveButtonTapped))
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().map(\.weight) == [74])
        #expect(try kept().map(\.day) == [day])
    }

    @Test
    func send_saveButtonTapped_sameFieldWasChangedElsewhere_asks_confirmSaves() async throws {
        try keepElsewhere { $0.weight = 74 }
        let sut = TestStore { editor(weighIn: yesterday, action: $0) }
        sut.store.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped)) {
            $0.draft.weight = "73.4"
            $0.form.presentedWarnings = [.changedElsewhere(.weight(74))]
        }
        #expect(try kept().map(\.weight) == [74])
        await sut.send(.form(.warningConfirmButtonTapped)) {
            $0.form.isPresentedWarnings = false
        }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(try kept().map(\.weight) == [73.4])
    }

    @Test
    func send_saveButtonTapped_weighInWasDeletedElsewhere_asks_confirmSavesANewOne() async throws {
        try keepElsewhere { _ in }
        let repository = WeighInRepository(.memory(files), .testValue)
        let weighIn = try #require(try repository.load(of: ada.id).values.first)
        try repository.delete(weighIn, of: ada.id)
        let sut = editor(weighIn: weighIn)
        sut.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings == [.deletedElsewhere, .wouldBeNew])
        #expect(try kept().isEmpty)
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().map(\.weight) == [73.4])
        #expect(try kept().map(\.id) == [sut.newID])
        #expect(try kept().map(\.enteredAt) == [weighIn.enteredAt])
    }

    @Test
    func send_saveButtonTapped_weighInWasMovedElsewhere_asks_eachHasAnIdentifier() async throws {
        try keepElsewhere { _ in }
        let ben = Person(id: UUID(8), name: "Ben", height: 180)
        for person in [ada, ben] { try PersonRepository(.memory(files), .testValue).save(person) }
        let repository = WeighInRepository(.memory(files), .testValue)
        _ = try repository.move(yesterday, from: ada.id, to: ben.id)
        let sut = editor(weighIn: yesterday)
        sut.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings == [.movedElsewhere(to: "Ben"), .wouldBeNew])
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().map(\.id) == [sut.newID])
        #expect(try repository.load(of: ben.id).values.map(\.weight) == [73.8])
    }

    @Test
    func send_saveButtonTapped_couldNotBeBroughtBack_asks_confirmSaves() async throws {
        try keepElsewhere { _ in }
        let sut = TestStore { editor(isNoted: false, weighIn: yesterday, action: $0) }
        sut.store.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped)) { $0.draft.weight = "73.4" }
        let error = StorageError(file: ".undo", reason: .system(13))
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .irreversible(IrreversibleChange(error))
        }
        #expect(try kept().map(\.weight) == [73.8])
        await sut.send(.form(.attempt(.confirmButtonTapped))) { $0.attempt = .idle }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(try kept().map(\.weight) == [73.4])
    }

    @Test
    func send_saveButtonTapped_newWeighIn_couldNotBeNoted_isSavedAtOnce() async throws {
        let sut = editor(isNoted: false)
        sut.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().map(\.weight) == [73.4])
    }

    private func keepElsewhere(_ change: (inout WeighIn) -> Void) throws {
        var weighIn = yesterday
        change(&weighIn)
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
    }
}
