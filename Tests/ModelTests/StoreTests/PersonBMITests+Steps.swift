import DataSource
import Essentials
import Testing

@testable import Model

extension PersonBMITests {
    func steps(
        _ step: PersonBMI.Step = .units,
        draft: PersonDraft = PersonDraft(),
        settings: Settings = Settings(),
        focus: PersonField? = nil,
        isPresentedTutorial: Bool = false
    ) -> TestStore<PersonBMI> {
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files)
        )
        return TestStore {
            PersonBMI(
                appDependencies,
                person: Person(id: UUID(1), name: "", height: 0),
                step: step,
                settings: settings,
                form: EntryForm(draft, focus: focus),
                isPresentedTutorial: isPresentedTutorial,
                action: $0
            )
        }
    }

    @Test
    func send_unitsAreSaved_whatWasTypedMeansTheSame() async {
        let draft = PersonDraft(weight: "70", height: "180", goalWeight: "65-68")
        let sut = steps(draft: draft).store
        await sut.units.send(.weightUnitPickerSelected(.pounds))
        await sut.units.send(.heightUnitPickerSelected(.feetAndInches))
        #expect(sut.settings == Settings(weightUnit: .pounds, heightUnit: .feetAndInches))
        #expect((sut.draft.weight, sut.draft.height) == ("154.32", "5'10.9\""))
        #expect(sut.draft.goalWeight == "143.3-149.91")
    }

    @Test
    func send_nextButtonTapped_backButtonTapped_nothingTypedIsLost() async {
        let sut = steps(draft: PersonDraft(name: "Ada", height: "175"))
        await sut.send(.nextButtonTapped) {
            $0.step = .person
            $0.form.focus = .name
        }
        await sut.send(.nextButtonTapped) {
            $0.step = .weighIn
            $0.form.focus = .weight
        }
        await sut.send(.backButtonTapped) {
            $0.step = .person
            $0.form.focus = .name
        }
        await sut.send(.backButtonTapped) {
            $0.step = .units
            $0.form.focus = nil
        }
        await sut.send(.backButtonTapped) { $0.isPresentedTutorial = true }
        #expect(sut.store.draft == PersonDraft(name: "Ada", height: "175"))
        #expect(!sut.store.asksBeforeQuitting)
    }

    @Test
    func send_nextButtonTapped_nameIsMissing_stepStays() async {
        let sut = steps(.person, draft: PersonDraft(height: "175"))
        await sut.send(.nextButtonTapped) {
            $0.form.errors = [.name: .missing]
            $0.form.focus = .name
        }
    }

    @Test
    func send_onSubmit_leadsFromStepToStep() async {
        let sut = steps(.person, draft: PersonDraft(name: "Ada"), focus: .name)
        await sut.send(.form(.onSubmit)) { $0.form.focus = .height }
        sut.store.draft.height = "175"
        await sut.store.send(.form(.onSubmit))
        #expect(sut.store.step == .weighIn)
        #expect(sut.store.form.focus == .weight)
    }

    @Test
    func send_saveButtonTapped_lastStep_heightIsMissing_leadsBackToIt() async {
        let sut = steps(.goal, draft: PersonDraft(name: "Ada", weight: "70"))
        await sut.send(.form(.saveButtonTapped)) {
            $0.step = .person
            $0.form.errors = [.height: .missing]
            $0.form.focus = .height
        }
    }

    @Test
    func send_onSubmit_goalIsLeftOut_isSavedWithoutOne() async throws {
        let draft = PersonDraft(name: "Ada", weight: "70", height: "175")
        let sut = steps(.weighIn, draft: draft, focus: .weight).store
        await sut.send(.form(.onSubmit))
        #expect((sut.step, sut.form.focus) == (.goal, .goalWeight))
        await sut.send(.form(.onSubmit))
        #expect(try PersonRepository(.memory(files), .testValue).load().values.map(\.goal) == [nil])
        #expect(sut.person.name == "Ada")
    }

    @Test
    func send_saveButtonTapped_goalStep_goalBeginsWithTheFirstWeight() async throws {
        var draft = PersonDraft(name: "Ada", weight: "80", height: "175")
        draft.goalWeight = "70-72"
        let sut = steps(.goal, draft: draft).store
        await sut.send(.form(.saveButtonTapped))
        let kept = try PersonRepository(.memory(files), .testValue).load().values.first?.goal
        #expect((kept?.range, kept?.trend) == (70...72, 80))
        #expect(kept?.setOn != nil)
    }

    @Test
    func send_onOpenDraft_goesOnWhereSomebodyLeft() async {
        for (draft, step) in [
            (PersonDraft(name: "Ada"), PersonBMI.Step.person),
            (PersonDraft(name: "Ada", height: "175"), .weighIn),
        ] {
            let sut = steps(draft: draft).store
            await sut.send(.onOpenDraft)
            #expect(sut.step == step)
            #expect(sut.form.focus == step.fields.first)
        }
    }

    @Test
    func send_tutorialConfirmButtonTapped_proposedUnitsAreKept() async throws {
        let sut = steps(settings: Settings(weightUnit: .pounds), isPresentedTutorial: true)
        await sut.send(.tutorialConfirmButtonTapped) { $0.isPresentedTutorial = false }
        sut.receive { if case .units(.saveResponse(.success)) = $0 { true } else { false } }
        sut.receive { if case .units(.onAcceptProposal) = $0 { true } else { false } }
        let repository = SettingsRepository(.memory(files), .testValue)
        #expect(try repository.load().weightUnit == .pounds)
        #expect(repository.hasAlreadyTutorial)
    }

    @Test
    func send_saveButtonTapped_wrongGoal_stepShowsIt() async {
        let draft = PersonDraft(name: "Ada", weight: "70", height: "175", goalWeight: "x")
        await steps(.goal, draft: draft).send(.form(.saveButtonTapped)) {
            $0.form.errors = [.goalWeight: .notAWeight]
            $0.form.focus = .goalWeight
        }
    }

    @Test
    func send_saveButtonTapped_draftHasAWrongBirthDate_formShowsIt() async {
        let draft = PersonDraft(name: "Ada", weight: "70", height: "175", birthDate: "soon")
        let sut = steps(.goal, draft: draft)
        await sut.send(.form(.saveButtonTapped)) {
            $0.step = nil
            $0.form.errors = [.birthDate: .notABirthDate]
            $0.form.focus = .birthDate
        }
    }

    @Test
    func send_onAskAllAtOnce_allIsAskedAtOnce() async {
        await steps().send(.onAskAllAtOnce) { $0.step = nil }
    }
}
