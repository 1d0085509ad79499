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
            .testDependencies(dataFolderClient: .memory(files) { _ in failure }),
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
        await sut.send(.form(.saveButtonTapped))
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
        await sut.send(.form(.saveButtonTapped)) {
            $0.draft.birthDate = "2030-01-01"
            $0.form.errors = [.birthDate: .inTheFuture(today: Day(number: 20_777))]
            $0.form.focus = .birthDate
        }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_saveButtonTapped_goalBelowHealthy_asks_confirmSaves() async throws {
        let sut = editor()
        sut.draft.goalWeight = "50"
        await sut.send(.form(.saveButtonTapped))
        guard case .goalBelowHealthy = sut.form.presentedWarnings.first else {
            Issue.record("Nothing was asked")
            return
        }
        #expect(try kept().isEmpty)
        await sut.send(.form(.warningConfirmButtonTapped))
        #expect(try kept().map(\.goalWeight) == [50])
    }

    @Test
    func send_saveButtonTapped_adultGrows_asks_cancelKeepsTheForm() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.height = "187"
        await sut.send(.form(.saveButtonTapped)) {
            $0.draft.height = "187"
            $0.form.presentedWarnings = [.heightChanged(from: 178, to: 187)]
        }
        await sut.send(.form(.warningCancelButtonTapped)) { $0.form.isPresentedWarnings = false }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_saveButtonTapped_diskIsFull_failureIsShown() async {
        let sut = TestStore { editor(failure: .system(28), action: $0) }
        await sut.send(.form(.saveButtonTapped))
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(StorageError(file: "people", reason: .system(28)))
        }
        await sut.send(.form(.attempt(.cancelButtonTapped))) { $0.attempt = .idle }
    }

    @Test
    func send_saveButtonTapped_anotherFieldWasChangedElsewhere_bothStay() async throws {
        try keep { $0.goalWeight = 68 }
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.isEmpty)
        #expect(try kept().map(\.height) == [179])
        #expect(try kept().map(\.goalWeight) == [68])
    }

    @Test
    func send_saveButtonTapped_sameFieldWasChangedElsewhere_asks_confirmSaves() async throws {
        try keep { $0.goalWeight = 68 }
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.goalWeight = "70"
        await sut.send(.form(.saveButtonTapped)) {
            $0.draft.goalWeight = "70"
            $0.form.presentedWarnings = [.changedElsewhere(.goalWeight(68))]
        }
        #expect(try kept().map(\.goalWeight) == [68])
        await sut.send(.form(.warningConfirmButtonTapped)) {
            $0.form.isPresentedWarnings = false
        }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(try kept().map(\.goalWeight) == [70])
    }

    @Test
    func send_saveButtonTapped_personWasDeletedElsewhere_isRefused() async throws {
        try keep { _ in }
        try PersonRepository(.memory(files), .testValue).delete(ada)
        let sut = editor()
        sut.draft.height = "179"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.attempt.failure?.reason == .personIsDeleted(name: "Ada"))
        #expect(try kept().isEmpty)
        #expect(sut.draft.height == "179")
    }

    @Test
    func send_onChangeFocus_fieldThatWasLeft_showsItsError() async {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.name = ""
        await sut.send(.form(.onChangeFocus(.height))) {
            $0.draft.name = ""
            $0.form.errors = [.name: .missing]
            $0.form.focus = .height
        }
        await sut.send(.form(.cancelButtonTapped)) { $0.form.isPresentedDiscard = true }
        await sut.send(.form(.discardCancelButtonTapped)) { $0.form.isPresentedDiscard = false }
    }

    @Test
    func send_deleteButtonTapped_asks_untilItIsCancelledOrDone() async throws {
        try keep { _ in }
        let sut = editor()
        await sut.send(.deleteButtonTapped)
        await sut.deletion?.send(.cancelButtonTapped)
        #expect(sut.deletion == nil)
        await sut.send(.deleteButtonTapped)
        await sut.deletion?.send(.confirmButtonTapped)
        #expect(sut.deletion == nil)
        #expect(try kept().isEmpty)
    }

    @Test
    func send_deletion_diskIsFull_failureIsShownUntilItIsClosed() async {
        let sut = editor(failure: .system(28))
        await sut.send(.deleteButtonTapped)
        await sut.deletion?.send(.confirmButtonTapped)
        #expect(sut.deletion?.attempt.failure?.reason == .system(28))
        await sut.deletion?.send(.attempt(.cancelButtonTapped))
        #expect(sut.deletion == nil)
    }

    @Test
    func send_sexPickerSelected_isEntered() async {
        let sut = TestStore { editor(action: $0) }
        await sut.send(.sexPickerSelected(.male)) { $0.draft.sex = .male }
    }

    @Test
    func send_cancelButtonTapped_somethingTyped_asks() async {
        let sut = TestStore { editor(action: $0) }
        await sut.send(.form(.cancelButtonTapped))
        sut.store.draft.name = "A"
        await sut.send(.form(.cancelButtonTapped)) {
            $0.draft.name = "A"
            $0.form.isPresentedDiscard = true
        }
        await sut.send(.form(.discardButtonTapped)) { $0.form.isPresentedDiscard = false }
    }

    @Test
    func draft_feetAndStones_savingChangesNothing() async throws {
        let sut = editor(settings: Settings(weightUnit: .stones, heightUnit: .feetAndInches))
        #expect(sut.draft.height == "5'10.1\"")
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().map(\.height) == [178])
    }

    @Test
    func send_onSubmit_entryIsComplete_isSaved() async throws {
        let sut = editor()
        sut.draft.name = "Ada L."
        await sut.send(.form(.onSubmit))
        #expect(try kept().first?.name == "Ada L.")
    }

    @Test
    func send_attempt_isRetried_diskHasRoomAgain_isSaved() async throws {
        let isFull = AllocatedLock(true)
        let sut = PersonEditor(
            .testDependencies(dataFolderClient: .memory(files, isFull: isFull)),
            person: ada
        )
        sut.draft.name = "Ada L."
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.attempt != .idle)
        isFull.withLock { $0 = false }
        await sut.send(.form(.attempt(.retryButtonTapped)))
        #expect(sut.attempt == .idle)
        #expect(try kept().first?.name == "Ada L.")
    }

    @Test(arguments: [true, false])
    func send_irreversibleAnswer_isSavedOnceConfirmed(isConfirmed: Bool) async throws {
        try keep { _ in }
        let sut = PersonEditor(
            .testDependencies(
                dataFolderClient: .memory(files) { $0 == ".undo" ? .system(13) : nil }
            ),
            person: ada
        )
        sut.draft.name = "Ada L."
        await sut.send(.form(.saveButtonTapped))
        let unnoted = StorageError(file: ".undo", reason: .system(13))
        #expect(sut.attempt == .irreversible(IrreversibleChange(unnoted)))
        if isConfirmed {
            await sut.send(.form(.attempt(.confirmButtonTapped)))
        } else {
            await sut.send(.form(.attempt(.cancelButtonTapped)))
        }
        #expect(sut.attempt == .idle)
        #expect(try kept().first?.name == (isConfirmed ? "Ada L." : "Ada"))
    }
}
