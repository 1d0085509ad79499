public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class PersonEditor: EditingStore, Identifiable {
    public let appDependencies: AppDependencies
    let ageService: AgeService
    public let draftService: DraftService
    let entryService: EntryService
    let goalService: GoalService
    let heightService: HeightService
    let personService: PersonService
    let settingsService: SettingsService
    let warningService: WarningService

    let original: Draft

    public nonisolated var id: Person.ID { person.id }
    public let person: Person
    public let distinction: Int?
    public let newestWeighIn: WeighIn?
    public let settings: Settings
    public let today: Day
    public let deletion: PersonDeletion
    public let heightRevision: HeightRevision
    public var draft: Draft
    public var errors: [Field: EntryError]
    public var focus: Field?
    public var presentedWarnings: [EntryWarning]
    @ObservationIgnored public var knownWarnings: [EntryWarning]
    public var isPresentedDiscard: Bool
    public var hindrance: Hindrance?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        newestWeighIn: WeighIn? = nil,
        settings: Settings = Settings(),
        today: Day = .epoch,
        original: Draft? = nil,
        draft: Draft? = nil,
        formDraft: FormDraft? = nil,
        deletion: PersonDeletion? = nil,
        heightRevision: HeightRevision? = nil,
        errors: [Field: EntryError] = [:],
        focus: Field? = .name,
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        knownWarnings: [EntryWarning] = [],
        hindrance: Hindrance? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        let entryService = EntryService(appDependencies)
        // What was typed is read in the units that it was typed in.
        let settings = formDraft?.settings(settings) ?? settings
        draftService = DraftService(appDependencies)
        ageService = AgeService(appDependencies)
        self.entryService = entryService
        goalService = GoalService(appDependencies)
        heightService = HeightService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        let original =
            original
            ?? Draft(
                name: person.name,
                height: entryService.text(person.height, unit: settings.heightUnit),
                birthDate: person.birthDate?.description ?? "",
                sex: person.sex,
                goalWeight: person.goalRange
                    .map { entryService.text($0, unit: settings.weightUnit) } ?? "",
                goalBy: person.goal?.by?.description ?? ""
            )
        self.original = original
        self.draft = draft ?? original.filled(formDraft?.fields ?? [:])
        self.person = person
        self.distinction = distinction
        self.newestWeighIn = newestWeighIn
        self.settings = settings
        self.today = today
        self.deletion = deletion ?? PersonDeletion(appDependencies, person: person)
        self.heightRevision =
            heightRevision
            ?? HeightRevision(appDependencies, settings: settings, today: today)
        self.errors = errors
        self.focus = focus
        self.presentedWarnings = presentedWarnings
        self.isPresentedDiscard = isPresentedDiscard
        self.knownWarnings = knownWarnings
        self.hindrance = hindrance
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
        self.heightRevision.action = { [weak self] in await self?.send(.heightRevision($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .editing(.saveButtonTapped):
            if heightRevision.correction != nil { await heightRevision.send(.onSubmit) }
            await reduceEditing(.saveButtonTapped)

        case .editing(.attempt(.response(.failure(let question as HeightQuestion)))):
            await heightRevision.send(.onAsk(question))

        case .editing(let action):
            await reduceEditing(action)

        case .sexPickerSelected(let sex):
            draft.sex = sex

        case .heightRevision(let action):
            await reduceChild(action)

        case .deletion(.attempt(.response(.success))):
            await forgetDraft()

        case .deletion:
            break
        }
    }

    public enum Action: HasEditingAction {
        case editing(EditingAction<Person, Field>)
        case sexPickerSelected(Sex?)
        case deletion(PersonDeletion.Action)
        case heightRevision(HeightRevision.Action)
    }
}
