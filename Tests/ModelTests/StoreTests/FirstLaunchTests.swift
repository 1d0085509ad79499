import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FirstLaunchTests {
    private let files = AllocatedLock([String: String]())

    private func steps(
        _ step: FirstLaunch.Step = .units,
        draft: PersonDraft = PersonDraft(),
        settings: Settings = Settings(),
        focus: PersonField? = nil,
        isPresentedTutorial: Bool = false,
        failure: @escaping @Sendable (String) -> StorageError.Reason? = { _ in nil }
    ) -> TestStore<FirstLaunch> {
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files, failure: failure)
        )
        return TestStore {
            FirstLaunch(
                appDependencies,
                personBMI: PersonBMI(
                    appDependencies,
                    person: Person(id: UUID(1), name: "", height: 0),
                    settings: settings,
                    form: EntryForm(draft, focus: focus)
                ),
                step: step,
                isPresentedTutorial: isPresentedTutorial,
                action: $0
            )
        }
    }

    private func isSaved(_ action: FirstLaunch.Action) -> Bool {
        if case .saveResponse(.success) = action { true } else { false }
    }

    @Test
    func send_unitsAreSaved_whatWasTypedMeansTheSame() async {
        let draft = PersonDraft(weight: "70", height: "180", goalWeight: "65-68")
        let sut = steps(draft: draft).store
        await sut.send(.weightUnitPickerSelected(.pounds))
        await sut.send(.heightUnitPickerSelected(.feetAndInches))
        #expect(sut.settings == Settings(weightUnit: .pounds, heightUnit: .feetAndInches))
        #expect((sut.personBMI.draft.weight, sut.personBMI.draft.height) == ("154.32", "5'10.9\""))
        #expect(sut.personBMI.draft.goalWeight == "143.3-149.91")
    }

    @Test
    func send_nextButtonTapped_backButtonTapped_nothingTypedIsLost() async {
        let sut = steps(draft: PersonDraft(name: "Ada", height: "175"))
        await sut.send(.nextButtonTapped) {
            $0.step = .person
            $0.personBMI.form.focus = .name
        }
        await sut.send(.nextButtonTapped) {
            $0.step = .weighIn
            $0.personBMI.form.focus = .weight
        }
        await sut.send(.backButtonTapped) {
            $0.step = .person
            $0.personBMI.form.focus = .name
        }
        await sut.send(.backButtonTapped) {
            $0.step = .units
            $0.personBMI.form.focus = nil
        }
        await sut.send(.backButtonTapped) { $0.isPresentedTutorial = true }
        #expect(sut.store.personBMI.draft == PersonDraft(name: "Ada", height: "175"))
    }

    @Test
    func send_nextButtonTapped_nameIsMissing_stepStays() async {
        let sut = steps(.person, draft: PersonDraft(height: "175"))
        await sut.send(.nextButtonTapped) {
            $0.personBMI.form.errors = [.name: .missing]
            $0.personBMI.form.focus = .name
        }
    }

    @Test
    func send_onSubmit_leadsFromStepToStep() async {
        let sut = steps(.person, draft: PersonDraft(name: "Ada"), focus: .name)
        await sut.send(.onSubmit) { $0.personBMI.form.focus = .height }
        sut.store.personBMI.draft.height = "175"
        await sut.store.send(.onSubmit)
        #expect(sut.store.step == .weighIn)
        #expect(sut.store.personBMI.form.focus == .weight)
    }

    @Test
    func send_nextButtonTapped_lastStep_heightIsMissing_leadsBackToIt() async {
        let sut = steps(.goal, draft: PersonDraft(name: "Ada", weight: "70"))
        await sut.send(.nextButtonTapped) {
            $0.step = .person
            $0.personBMI.form.errors = [.height: .missing]
            $0.personBMI.form.focus = .height
        }
    }

    @Test
    func send_onSubmit_goalIsLeftOut_isSavedWithoutOne() async throws {
        let draft = PersonDraft(name: "Ada", weight: "70", height: "175")
        let sut = steps(.weighIn, draft: draft, focus: .weight).store
        await sut.send(.onSubmit)
        #expect((sut.step, sut.personBMI.form.focus) == (.goal, .goalWeight))
        await sut.send(.onSubmit)
        #expect(try PersonRepository(.memory(files), .testValue).load().values.map(\.goal) == [nil])
        #expect(sut.personBMI.person.name == "Ada")
    }

    @Test
    func send_nextButtonTapped_goalStep_goalBeginsWithTheFirstWeight() async throws {
        var draft = PersonDraft(name: "Ada", weight: "80", height: "175")
        draft.goalWeight = "70-72"
        let sut = steps(.goal, draft: draft).store
        await sut.send(.nextButtonTapped)
        let kept = try PersonRepository(.memory(files), .testValue).load().values.first?.goal
        #expect((kept?.range, kept?.trend) == (70...72, 80))
        #expect(kept?.setOn != nil)
    }

    @Test
    func send_onOpenDraft_goesOnWhereSomebodyLeft() async {
        for (draft, step) in [
            (PersonDraft(name: "Ada"), FirstLaunch.Step.person),
            (PersonDraft(name: "Ada", height: "175"), .weighIn),
        ] {
            let sut = steps(draft: draft).store
            await sut.send(.onOpenDraft)
            #expect(sut.step == step)
            #expect(sut.personBMI.form.focus == step.fields.first)
        }
    }

    @Test
    func send_tutorialConfirmButtonTapped_proposedUnitsAreKept() async throws {
        let sut = steps(settings: Settings(weightUnit: .pounds), isPresentedTutorial: true)
        await sut.send(.tutorialConfirmButtonTapped) { $0.isPresentedTutorial = false }
        sut.receive(isSaved)
        let repository = SettingsRepository(.memory(files), .testValue)
        #expect(try repository.load().weightUnit == .pounds)
        #expect(repository.hasAlreadyTutorial)
    }

    @Test
    func send_nextButtonTapped_wrongGoal_stepShowsIt() async {
        let draft = PersonDraft(name: "Ada", weight: "70", height: "175", goalWeight: "x")
        await steps(.goal, draft: draft).send(.nextButtonTapped) {
            $0.personBMI.form.errors = [.goalWeight: .notAWeight]
            $0.personBMI.form.focus = .goalWeight
        }
    }

    @Test
    func send_nextButtonTapped_draftHasAWrongBirthDate_formShowsIt() async {
        let draft = PersonDraft(name: "Ada", weight: "70", height: "175", birthDate: "soon")
        let sut = steps(.goal, draft: draft)
        await sut.send(.nextButtonTapped) {
            $0.personBMI.form.errors = [.birthDate: .notABirthDate]
            $0.personBMI.form.focus = .birthDate
        }
        sut.receive { if case .onAskAllAtOnce = $0 { true } else { false } }
    }

    @Test
    func send_onAskAllAtOnce_navigatorShowsTheForm() async {
        let navigator = Navigator(.testDependencies(dataFolderClient: .memory(files)))
        await navigator.send(.firstPersonChosen(nil))
        guard case .firstLaunch(let launch) = navigator.path.last else {
            Issue.record("\(navigator.path)")
            return
        }
        await launch.send(.onAskAllAtOnce)
        #expect(navigator.path == [.personBMI(launch.personBMI)])
    }

    @Test
    func send_onSubmit_again_takesWhatWasProposed() async {
        let draft = PersonDraft(name: "Ann", weight: "150", height: "5'5")
        let units = Settings(weightUnit: .stones, heightUnit: .feetAndInches)
        let sut = steps(.weighIn, draft: draft, settings: units, focus: .weight).store
        await sut.send(.onSubmit)
        #expect(sut.personBMI.form.errors == [.weight: .perhaps("150lb")])
        await sut.send(.onSubmit)
        #expect(sut.personBMI.draft.weight == "150lb")
        #expect(sut.step == .goal)
    }

    @Test
    func send_pickersSelected_settingsAreKept() async throws {
        let sut = steps()
        await sut.send(.languagePickerSelected(.japanese)) {
            $0.personBMI.settings.language = .japanese
        }
        sut.receive(isSaved)
        #expect(sut.store.language == .japanese)
        await sut.send(.weightUnitPickerSelected(.pounds)) {
            $0.personBMI.settings.weightUnit = .pounds
        }
        sut.receive(isSaved)
        await sut.send(.weightUnitPickerSelected(.pounds))
        await sut.send(.heightUnitPickerSelected(.feetAndInches)) {
            $0.personBMI.settings.heightUnit = .feetAndInches
        }
        sut.receive(isSaved)
        let kept = try SettingsRepository(.memory(files), .testValue).load()
        #expect(kept == sut.store.settings)
    }

    @Test(arguments: [
        FirstLaunch.Action.tutorialConfirmButtonTapped, .tutorialImportButtonTapped,
    ])
    func send_aButtonOfTheTutorial_tutorialIsNotShownAgain(action: FirstLaunch.Action) async {
        let sut = steps(isPresentedTutorial: true)
        await sut.send(action) { $0.isPresentedTutorial = false }
        #expect(SettingsRepository(.memory(files), .testValue).hasAlreadyTutorial)
    }

    @Test
    func send_pickerSelected_settingsCannotBeKept_holdHereAndAreTold() async {
        let sut = steps { $0 == "settings" ? .system(30) : nil }
        await sut.send(.weightUnitPickerSelected(.stones)) {
            $0.personBMI.settings.weightUnit = .stones
        }
        sut.receive { if case .saveResponse(.failure) = $0 { true } else { false } }
        let notice = sut.store.appDependencies.appStateClient.withLock(\.notice).value
        #expect(notice?.reason == .system(30))
    }
}
