public import DataSource
import Essentials
public import Observation

// The form of a new person and the first weigh-in. A launch without any person asks step by step.
@MainActor @Observable public final class PersonBMI: PersonFormStore, Identifiable {
    public let appDependencies: AppDependencies
    public let draftService: DraftService
    public let entryService: EntryService
    let personService: PersonService
    public let settingsService: SettingsService
    let warningService: WarningService
    let weighingService: WeighingService

    // Stays, so that a retry adds no second weigh-in.
    let weighInID: UUID

    public let units: FirstUnits
    // `nil` for a form with all fields at once.
    public var step: Step?
    public var settings: Settings
    // Empty but for its identifier, or what a command has read; once saved, the person.
    public var person: Person
    public var form: EntryForm<PersonField>
    public var attempt: Attempt
    public var isPresentedTutorial: Bool
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        units: FirstUnits? = nil,
        step: Step? = nil,
        settings: Settings = Settings(),
        form: EntryForm<PersonField> = EntryForm(PersonDraft()),
        formDraft: FormDraft? = nil,
        attempt: Attempt = .idle,
        isPresentedTutorial: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        // Typed texts are read in the units of their draft.
        let settings = formDraft?.settings(settings) ?? settings
        entryService = EntryService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        weighingService = WeighingService(appDependencies)
        draftService = DraftService(appDependencies)
        self.person = person
        self.units = units ?? FirstUnits(appDependencies, settings: settings)
        self.step = step
        self.settings = settings
        weighInID = appDependencies.uuidClient.create()
        self.form = formDraft.map { EntryForm(PersonDraft().filled($0.fields)) } ?? form
        self.attempt = attempt
        self.isPresentedTutorial = isPresentedTutorial
        self.action = action
        self.units.action = { [weak self] in await self?.send(.units($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onOpenDraft:
            resumeSteps()

        case .form(let action):
            await reduceForm(action)

        case .saveResponse(.success(let person)):
            self.person = person
            await forgetSavedDraft()

        case .saveResponse(.failure(let error)):
            await handleFailure(error)

        case .sexPickerSelected(let sex):
            draft.sex = sex

        // Units and language hold here even if they could not be saved.
        case .units(.saveResponse):
            draft = draft.converted(from: settings, to: units.settings, entryService)
            settings = units.settings

        case .units:
            break

        case .nextButtonTapped:
            await reduceForm(.saveButtonTapped)

        case .onAskAllAtOnce:
            step = nil

        case .backButtonTapped:
            if let previous = step?.previous {
                enter(previous)
            } else {
                isPresentedTutorial = step != nil
            }

        case .tutorialConfirmButtonTapped, .tutorialImportButtonTapped:
            isPresentedTutorial = false
            await workerClient.run { [settingsService] in settingsService.completeTutorial() }
            await units.send(.onAcceptProposal)
        }
    }

    public enum Action: Sendable {
        case onOpenDraft
        case form(FormAction<PersonField>)
        case saveResponse(Result<Person, any Error>)
        case sexPickerSelected(Sex?)
        case units(FirstUnits.Action)
        case nextButtonTapped
        case onAskAllAtOnce
        case backButtonTapped
        case tutorialConfirmButtonTapped
        case tutorialImportButtonTapped
    }
}

extension PersonBMI {
    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let person = try? enteredPerson(), let weighIn = try? makeWeighIn() else {
            return { [] }
        }
        return { [warningService, settings] in
            warningService.warnings(aboutNew: person, weighIn, settings: settings)
        }
    }

    // A new person cannot conflict with a change elsewhere, so `isFinal` has no effect.
    public func save(isFinal: Bool) async {
        let entry = Result { (try enteredPerson(), try makeWeighIn()) }
        await run(\.attempt, Action.saveResponse) { [personService] in
            let (person, weighIn) = try entry.get()
            return try personService.add(person, with: weighIn)
        }
    }

    // Empty optional fields are left out.
    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: draft.texts.filter { name, text in
                let isRequired = Field(rawValue: name).map(Step.required.contains) ?? false
                return isRequired || !text.isEmpty
            },
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    public var isEdited: Bool {
        draft.sex != nil || Field.allCases.contains { !draft[keyPath: $0.text].trimmed.isEmpty }
    }

    public var today: Day { now.day }

    public var weight: Double? { try? weight(of: draft) }

    public var enteredHeight: Double? { try? height(of: draft) }

    // `nil` until weight and height can be read and are possible together.
    public var weighing: Weighing? {
        var person = person
        person.birthDate = birthDate ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        return weighingService.weighing(weight, enteredHeight, of: person, on: today, settings)
    }

    public var original: PersonDraft { PersonDraft() }

    public var classBounds: [Double] {
        CategoryService(appDependencies).rulerBounds(of: scheme)
    }

    public func checkWeight(of draft: Draft) throws(EntryError) {
        let weight = try weight(of: draft)
        guard let height = try? height(of: draft) else { return }
        try entryService.validate(weight: weight, height: height)
    }

    public func checkHeight(of draft: Draft) throws(EntryError) {
        _ = try height(of: draft)
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        let now = self.now
        return WeighIn(
            id: weighInID,
            day: now.day,
            time: now.time,
            weight: try weight(of: draft),
            height: try height(of: draft)
        )
    }

    func weight(of draft: Draft) throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }
}

// A launch without any person asks for one thing at a time.
extension PersonBMI {
    // True for a form, and at the last step if no earlier one has an error, which is shown instead.
    public func goesOnToSave() async -> Bool {
        guard let step else { return true }
        guard step.next == nil else {
            goToNextStep()
            return false
        }
        let early = Step.allCases.first { step in
            step != .goal && step.fields.contains { error(of: $0, in: draft) != nil }
        }
        if let early {
            enter(early)
            showErrorsOfStep()
            return false
        }
        // A draft may have an error in a field that no step shows; the form shows it.
        let hidden = Set(allFields).subtracting(Step.allCases.flatMap(\.fields))
        if hidden.contains(where: { error(of: $0, in: draft) != nil }) { self.step = nil }
        return true
    }

    // At the weigh-in if name and height are valid, else at the person.
    func resumeSteps() {
        let isKnown = Step.person.fields.allSatisfy { error(of: $0, in: draft) == nil }
        enter(isKnown ? .weighIn : .person)
    }

    private func goToNextStep() {
        if !showErrorsOfStep(), let next = step?.next { enter(next) }
    }

    @discardableResult
    private func showErrorsOfStep() -> Bool {
        for field in fields { form.errors[field] = error(of: field, in: draft) }
        guard let wrong = fields.first(where: { form.errors[$0] != nil }) else { return false }
        form.focus = wrong
        return true
    }

    func enter(_ step: Step) {
        self.step = step
        form.focus = step.fields.first
    }

    public var fields: [Field] {
        step?.fields ?? Field.allCases.filter { !Field.ownMeasures.contains($0) }
    }

    // Texts of the steps are restored at the next start, so quitting does not ask.
    public var asksBeforeQuitting: Bool { step == nil && isEdited }

    public enum Step: Int, CaseIterable, Sendable {
        case units
        case person
        case weighIn
        case goal

        static let required = person.fields + weighIn.fields

        public var number: Int { rawValue + 1 }

        public var fields: [Field] {
            switch self {
            case .units: []
            case .person: [.name, .height]
            case .weighIn: [.weight]
            case .goal: [.goalWeight, .goalBy]
            }
        }

        var previous: Step? { Step(rawValue: rawValue - 1) }
        var next: Step? { Step(rawValue: rawValue + 1) }
    }
}
