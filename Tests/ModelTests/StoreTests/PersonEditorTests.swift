import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonEditorTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 178)

    func editor(
        failure: StorageError.Reason? = nil,
        settings: Settings = Settings(),
        action: @escaping (PersonEditor.Action) async -> Void = { _ in }
    ) -> PersonEditor {
        PersonEditor(
            .testDependencies(userDefaultsClient: .memory(files) { _ in failure }),
            person: ada,
            settings: settings,
            today: Day(number: 20_777),
            action: action
        )
    }

    func kept() throws -> [Person] {
        try PersonRepository(.memory(files), .testValue).load().values
    }

    func keep(_ change: (inout Person) -> Void) throws {
        var person = ada
        change(&person)
        try PersonRepository(.memory(files), .testValue).save(person)
    }

    @Test
    func send_saveButtonTapped_personIsSaved() async throws {
        let sut = editor()
        sut.draft.name = "Ada L."
        sut.draft.birthDate = "1985-12-10"
        await sut.send(.sexPickerSelected(.female))
        sut.draft.goalWeight = "68,5"
        await sut.send(.editing(.saveButtonTapped))
        let person = try #require(try kept().first)
        #expect(person.name == "Ada L.")
        #expect(person.birthDate == Day("1985-12-10"))
        #expect(person.sex == .female)
        #expect(person.goalWeight == 68.5)
        #expect(person.height == 178)
    }

    @Test
    func send_saveButtonTapped_birthDateIsInTheFuture_errorStandsAtTheField() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.birthDate = "2030-01-01"
        await sut.send(.editing(.saveButtonTapped)) {
            $0.draft.birthDate = "2030-01-01"
            $0.errors = [.birthDate: .inTheFuture(today: Day(number: 20_777))]
            $0.focus = .birthDate
        }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_saveButtonTapped_goalBelowHealthy_asks_confirmSaves() async throws {
        let sut = editor()
        sut.draft.goalWeight = "50"
        await sut.send(.editing(.saveButtonTapped))
        guard case .goalBelowHealthy = sut.presentedWarnings.first else {
            Issue.record("Nothing was asked")
            return
        }
        #expect(try kept().isEmpty)
        await sut.send(.editing(.warningConfirmButtonTapped))
        #expect(try kept().map(\.goalWeight) == [50])
    }

    @Test
    func send_saveButtonTapped_adultGrows_asks_cancelKeepsTheForm() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.height = "187"
        await sut.send(.editing(.saveButtonTapped)) {
            $0.draft.height = "187"
            $0.presentedWarnings = [.heightChanged(from: 178)]
        }
        await sut.send(.editing(.warningCancelButtonTapped)) { $0.presentedWarnings = [] }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_saveButtonTapped_diskIsFull_failureIsShown() async {
        let sut = TestStore { editor(failure: .system(28), action: $0) }
        await sut.send(.editing(.saveButtonTapped))
        sut.receive {
            if case .editing(.attempt(.response(.failure))) = $0 { true } else { false }
        } changes: {
            $0.hindrance = .failed(StorageError(file: "people", reason: .system(28)))
        }
        await sut.send(.editing(.attempt(.failureConfirmButtonTapped))) { $0.hindrance = nil }
    }

    @Test
    func send_saveButtonTapped_anotherFieldWasChangedElsewhere_bothStay() async throws {
        try keep { $0.goalWeight = 68 }
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.editing(.saveButtonTapped))
        #expect(sut.presentedWarnings.isEmpty)
        #expect(try kept().map(\.height) == [179])
        #expect(try kept().map(\.goalWeight) == [68])
    }

    @Test
    func send_saveButtonTapped_sameFieldWasChangedElsewhere_asks_confirmSaves() async throws {
        try keep { $0.goalWeight = 68 }
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.goalWeight = "70"
        await sut.send(.editing(.saveButtonTapped)) {
            $0.draft.goalWeight = "70"
            $0.presentedWarnings = [.changedElsewhere(.goalWeight(68))]
        }
        #expect(try kept().map(\.goalWeight) == [68])
        await sut.send(.editing(.warningConfirmButtonTapped)) {
            $0.presentedWarnings = []
        }
        sut.receive { if case .editing(.attempt(.response(.success))) = $0 { true } else { false } }
        #expect(try kept().map(\.goalWeight) == [70])
    }

    @Test
    func send_saveButtonTapped_personWasDeletedElsewhere_isThereAgain() async throws {
        try keep { _ in }
        try PersonRepository(.memory(files), .testValue).delete(ada)
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.editing(.saveButtonTapped))
        #expect(try kept().map(\.name) == ["Ada"])
        #expect(try kept().map(\.height) == [179])
    }

    @Test
    func send_onChangeFocus_fieldThatWasLeft_showsItsError() async {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.name = ""
        await sut.send(.editing(.onChangeFocus(.height))) {
            $0.draft.name = ""
            $0.errors = [.name: .missing]
            $0.focus = .height
        }
        await sut.send(.editing(.cancelButtonTapped)) { $0.isPresentedDiscard = true }
        await sut.send(.editing(.discardCancelButtonTapped)) { $0.isPresentedDiscard = false }
    }

    @Test
    func send_sexPickerSelected_isEntered() async {
        let sut = TestStore { editor(action: $0) }
        await sut.send(.sexPickerSelected(.male)) { $0.draft.sex = .male }
    }

    @Test
    func send_cancelButtonTapped_somethingTyped_asks() async {
        let sut = TestStore { editor(action: $0) }
        await sut.send(.editing(.cancelButtonTapped))
        sut.store.draft.name = "A"
        await sut.send(.editing(.cancelButtonTapped)) {
            $0.draft.name = "A"
            $0.isPresentedDiscard = true
        }
        await sut.send(.editing(.discardButtonTapped)) { $0.isPresentedDiscard = false }
    }

    @Test
    func draft_feetAndStones_savingChangesNothing() async throws {
        let sut = editor(settings: Settings(weightUnit: .stones, heightUnit: .feetAndInches))
        #expect(sut.draft.height == "5'10.1\"")
        await sut.send(.editing(.saveButtonTapped))
        #expect(try kept().map(\.height) == [178])
    }
}
