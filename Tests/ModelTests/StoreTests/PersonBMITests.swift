import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonBMITests {
    let files = AllocatedLock([String: String]())

    func testStore(
        failure: @escaping @Sendable (String) -> StorageError.Reason? = { _ in nil },
        name: String = "",
        weight: String = "",
        height: String = "",
        settings: Settings = Settings(),
        focus: PersonField? = nil
    ) -> TestStore<PersonBMI> {
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files, failure: failure),
            uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
        )
        return TestStore {
            PersonBMI(
                appDependencies,
                person: Person(id: UUID(1), name: "", height: 0),
                settings: settings,
                form: EntryForm(
                    PersonDraft(name: name, weight: weight, height: height),
                    focus: focus
                ),
                action: $0
            )
        }
    }

    @Test
    func send_saveButtonTapped_peopleAreMissing_isAskedAbout() async {
        files.withLock {
            $0 = ["history/\(UUID(9).text)/2026": "{}", "backups/people/2026-11-19": "{}"]
        }
        let sut = testStore(name: "Zed", weight: "70", height: "175").store
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.contains { $0.isOfLoss })
        #expect(files.withLock { $0["people"] } == nil)
    }

    @Test
    func bmi_validEntries_isShownWithItsClass() {
        let sut = testStore(weight: "70", height: "175").store
        #expect(sut.weighing?.bmi == 22.86)
        #expect(sut.weighing?.assessment == .category(.normal))
    }

    @Test(arguments: [("500", true), ("250", false), ("25", true), ("70", false)])
    func isUnusual_aBMIThatIsAskedAbout(_ weight: String, _ isUnusual: Bool) {
        #expect(testStore(weight: weight, height: "178").store.weighing?.isUnusual == isUnusual)
    }

    @Test
    func bmi_poundsAndFeet_isOfTheChosenUnits() {
        let settings = Settings(weightUnit: .pounds, heightUnit: .feetAndInches)
        let sut = testStore(weight: "150", height: "5'5", settings: settings).store
        #expect(sut.weighing?.bmi == 24.96)
    }

    @Test
    func send_saveButtonTapped_invalidHeight_focusIsOnHeight() async {
        let sut = testStore(name: "Ada", weight: "70", height: "990", focus: .weight)
        await sut.send(.form(.saveButtonTapped)) {
            $0.form.errors = [.height: .heightOutOfBounds(30...272)]
            $0.form.focus = .height
        }
    }

    @Test
    func send_onChangeDraft_fieldsThatWereNotTyped_showNoErrors() async {
        let sut = testStore().store
        await sut.type("Bo", into: .name)
        #expect(sut.form.errors.isEmpty)
    }

    @Test
    func send_onChangeDraft_errorThatAnotherFieldEnds_isGone() async {
        let sut = testStore(name: "Bo", weight: "300", height: "30").store
        await sut.send(.form(.saveButtonTapped))
        #expect(Array(sut.form.errors.keys) == [.weight])
        await sut.type("178", into: .height)
        #expect(sut.form.errors.isEmpty)
    }

    @Test
    func send_saveButtonTapped_implausibleBMI_isAnError() async {
        let sut = testStore(name: "Ada", weight: "650", height: "30")
        #expect(sut.store.weighing == nil)
        await sut.send(.form(.saveButtonTapped)) {
            $0.form.errors = [.weight: .implausible(bmi: 7222.22)]
            $0.form.focus = .weight
        }
    }

    @Test
    func send_onSubmit_somethingElseIsMissing_nextFieldIsFocused() async {
        let sut = testStore(name: "Ada", weight: "70", focus: .name)
        await sut.send(.form(.onSubmit)) { $0.form.focus = .weight }
        await sut.send(.form(.onSubmit)) { $0.form.focus = .height }
        await sut.send(.form(.onSubmit)) { $0.form.errors = [.height: .missing] }
    }

    @Test
    func send_saveButtonTapped_everythingIsMissing_focusIsOnTheFirstError() async {
        let sut = testStore(name: " ")
        await sut.send(.form(.saveButtonTapped)) {
            $0.form.errors = [.name: .missing, .weight: .missing, .height: .missing]
            $0.form.focus = .name
        }
        #expect(files.withLock { $0.isEmpty })
    }

    // Keys may come twice before the next frame.
    @Test
    func send_saveButtonTapped_twice_addsOneWeighIn() async throws {
        let newest = AllocatedLock(UInt8(7))
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files),
            uuidClient: testDependency(of: UUIDClient.self) {
                $0.create = {
                    newest.withLock { number in
                        number += 1
                        return UUID(number)
                    }
                }
            }
        )
        let sut = PersonBMI(
            appDependencies,
            person: Person(id: UUID(1), name: "", height: 0),
            form: EntryForm(PersonDraft(name: "Ada", weight: "70", height: "175"))
        )
        for _ in 0..<2 { await sut.send(.form(.saveButtonTapped)) }
        let repository = WeighInRepository(.memory(files), .testValue)
        #expect(try repository.load(of: UUID(1)).values.count == 1)
    }

    @Test
    func send_saveButtonTapped_personIsSaved() async throws {
        let sut = testStore(name: " Ada ", weight: "70,5", height: "175")
        await sut.send(.form(.saveButtonTapped))
        sut.receive {
            if case .saveResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.person = Person(id: UUID(1), name: "Ada", height: 175)
        }
        let people = try PersonRepository(.memory(files), .testValue).load().values
        #expect(people.map(\.name) == ["Ada"])
        let weighIn = try WeighInRepository(.memory(files), .testValue).newest(of: UUID(1))
        #expect(weighIn?.id == UUID(7))
        #expect(weighIn?.weight == 70.5)
        #expect(weighIn?.height == 175)
        #expect(weighIn?.day == .epoch)
    }

    @Test
    func send_saveButtonTapped_birthDateSexAndGoal_areSavedToo() async throws {
        let sut = testStore(name: "Ada", weight: "70", height: "175").store
        #expect(sut.isEdited)
        sut.draft.birthDate = "1969-12-24"
        sut.draft.goalWeight = "68"
        await sut.send(.sexPickerSelected(.female))
        #expect(PersonDraft().filled(sut.formDraft.fields) == sut.draft)
        #expect(sut.weighing?.assessment.growth?.standard == .who2006Infant)
        await sut.send(.form(.saveButtonTapped))
        // An adult's size a week after the birth.
        let isTall = sut.form.presentedWarnings.contains {
            if case .unusualHeight(175, let z) = $0 { z > 5 } else { false }
        }
        #expect(isTall, "\(sut.form.presentedWarnings)")
        await sut.send(.form(.warningConfirmButtonTapped))
        let ada = try PersonRepository(.memory(files), .testValue).load().values.first
        #expect(ada?.birthDate == Day("1969-12-24"))
        #expect((ada?.sex, ada?.goalWeight) == (.female, 68))
    }

    @Test
    func send_saveButtonTapped_goalOfNothing_isAnError_andNothingIsWanting() async {
        let sut = testStore(name: "Ada", weight: "70", height: "175").store
        sut.draft.goalWeight = "x"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors == [.goalWeight: .notAWeight])
        sut.draft.goalWeight = ""
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.errors.isEmpty)
        #expect(sut.person.goalWeight == nil)
    }

    @Test
    func send_saveButtonTapped_diskIsFull_entriesStayAndRetrySaves() async throws {
        let isFull = AllocatedLock(true)
        let sut = testStore(
            failure: { $0.hasPrefix("history") && isFull.withLock { $0 } ? .system(28) : nil },
            name: "Ada",
            weight: "70",
            height: "175"
        )
        await sut.send(.form(.saveButtonTapped))
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(
                StorageError(
                    file: "history/00000000-0000-0000-0000-000000000001/1970",
                    reason: .system(28)
                )
            )
        }
        isFull.withLock { $0 = false }
        await sut.send(.form(.attempt(.retryButtonTapped))) { $0.attempt = .idle }
        sut.receive {
            if case .saveResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.person = Person(id: UUID(1), name: "Ada", height: 175)
        }
        #expect(try PersonRepository(.memory(files), .testValue).load().values.count == 1)
        #expect(
            try WeighInRepository(.memory(files), .testValue).load(of: UUID(1)).values.count == 1
        )
    }

    @Test
    func send_attempt_isRetried_diskIsStillFull_failureIsShownAgain() async {
        let sut = PersonBMI(
            .testDependencies(dataFolderClient: .memory(files) { _ in .system(28) }),
            form: EntryForm(PersonDraft(name: "Ada", weight: "70", height: "175"))
        )
        await sut.send(.form(.saveButtonTapped))
        await sut.send(.form(.attempt(.retryButtonTapped)))
        #expect(sut.attempt.failure?.reason == .system(28))
    }

    @Test
    func send_saveButtonTapped_veryUnusualBMI_asksFirst() async throws {
        let sut = testStore(name: "Ada", weight: "25", height: "175")
        await sut.send(.form(.saveButtonTapped)) {
            $0.form.presentedWarnings = [.unusualBMI(8.16)]
        }
        await sut.send(.form(.warningCancelButtonTapped)) { $0.form.isPresentedWarnings = false }
        let isUntouched = files.withLock { $0.isEmpty }
        #expect(isUntouched)
        await sut.send(.form(.saveButtonTapped)) {
            $0.form.presentedWarnings = [.unusualBMI(8.16)]
        }
        await sut.send(.form(.warningConfirmButtonTapped)) { $0.form.isPresentedWarnings = false }
        sut.receive {
            if case .saveResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.person = Person(id: UUID(1), name: "Ada", height: 175)
        }
    }

    @Test
    func send_cancelButtonTapped_somethingIsEntered_asks() async {
        let empty = testStore(name: " ")
        await empty.send(.form(.cancelButtonTapped))
        let sut = testStore(weight: "7")
        await sut.send(.form(.cancelButtonTapped)) { $0.form.isPresentedDiscard = true }
        await sut.send(.form(.discardCancelButtonTapped)) { $0.form.isPresentedDiscard = false }
    }

    @Test
    func send_onChangeFocus_leftFieldIsInvalid_itsErrorIsShown() async {
        let sut = testStore(weight: "7.2,4", focus: .weight)
        await sut.send(.form(.onChangeFocus(.height))) {
            $0.form.focus = .height
            $0.form.errors = [.weight: .bothDecimalMarks]
        }
    }

    @Test
    func send_onChangeFocus_leftFieldIsValid_itsErrorIsGone() async {
        let sut = testStore(weight: "72.4", focus: .weight)
        sut.store.form.errors = [.weight: .missing]
        await sut.send(.form(.onChangeFocus(nil))) { $0.form.focus = nil }
    }

    // Only the first launch shows the fields in steps.
    @Test
    func send_onShow_onCheck_partOfTheFieldsIsMeant() async {
        let sut = testStore(focus: .weight)
        await sut.send(.form(.onShow([.name, .height]))) { $0.form.focus = .name }
        await sut.send(.form(.onCheck([.height]))) {
            $0.form.errors = [.height: .missing]
            $0.form.focus = .height
        }
        await sut.send(.form(.onShow([]))) { $0.form.focus = nil }
    }

    @Test
    func send_onChangeUnits_whatWasTypedMeansTheSame() async {
        let sut = testStore(weight: "70")
        await sut.send(.onChangeUnits(Settings(weightUnit: .pounds))) {
            $0.settings.weightUnit = .pounds
            $0.form.draft.weight = "154.32"
        }
    }

    @Test
    func send_onSubmit_again_takesWhatWasProposed() async {
        let sut = PersonBMI(
            .testDependencies(dataFolderClient: .memory(files)),
            settings: Settings(weightUnit: .stones),
            form: EntryForm(PersonDraft(name: "Ann"), focus: .weight)
        )
        await sut.type("150", into: .weight)
        await sut.send(.form(.onSubmit))
        #expect(sut.form.errors[.weight] == .perhaps("150lb"))
        #expect(sut.form.focus == .weight)
        #expect(sut.draft.weight == "150")
        await sut.send(.form(.onSubmit))
        #expect(sut.draft.weight == "150lb")
        #expect(sut.form.errors[.weight] == nil)
        #expect(sut.form.focus == .height)
    }
}
