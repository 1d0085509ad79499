public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class PersonEditor: PersonFormStore, Identifiable {
    public let appDependencies: AppDependencies
    let ageService: AgeService
    public let draftService: DraftService
    public let entryService: EntryService
    let goalService: GoalService
    let heightService: HeightService
    let personService: PersonService
    public let settingsService: SettingsService
    let warningService: WarningService
    let weighInService: WeighInService

    public let original: PersonDraft

    public nonisolated var id: Person.ID { person.id }
    public let person: Person
    public let distinction: Int?
    public let newestWeighIn: WeighIn?
    public let settings: Settings
    public let today: Day
    public let deletion: PersonDeletion
    public let heightRevision: HeightRevision
    public var form: EntryForm<PersonField>
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        newestWeighIn: WeighIn? = nil,
        settings: Settings = Settings(),
        today: Day = .epoch,
        original: PersonDraft? = nil,
        form: EntryForm<PersonField>? = nil,
        formDraft: FormDraft? = nil,
        deletion: PersonDeletion? = nil,
        heightRevision: HeightRevision? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        let entryService = EntryService(appDependencies)
        // Typed texts are read in the units of their draft.
        let settings = formDraft?.settings(settings) ?? settings
        ageService = AgeService(appDependencies)
        self.entryService = entryService
        goalService = GoalService(appDependencies)
        heightService = HeightService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        weighInService = WeighInService(appDependencies)
        draftService = DraftService(appDependencies)
        let original =
            original
            ?? PersonDraft(
                name: person.name,
                height: entryService.text(person.height, unit: settings.heightUnit),
                birthDate: person.birthDate?.description ?? "",
                sex: person.sex,
                goalWeight: person.goalRange
                    .map { entryService.text($0, unit: settings.weightUnit) } ?? "",
                goalBy: person.goal?.by?.description ?? "",
                ownMeasures: person.ownMeasures.map(entryService.text)
            )
        self.original = original
        self.form = form ?? EntryForm(original.filled(formDraft?.fields ?? [:]), focus: .name)
        self.person = person
        self.distinction = distinction
        self.newestWeighIn = newestWeighIn
        self.settings = settings
        self.today = today
        self.deletion = deletion ?? PersonDeletion(appDependencies, person: person)
        self.heightRevision =
            heightRevision
            ?? HeightRevision(appDependencies, settings: settings, today: today)
        self.attempt = attempt
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
        self.heightRevision.action = { [weak self] in await self?.send(.heightRevision($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .form(let action):
            await reduceForm(action)

        case .saveResponse(.success):
            await forgetSavedDraft()

        case .saveResponse(.failure(let question as HeightQuestion)):
            await heightRevision.send(.onAsk(question))

        case .saveResponse(.failure(let error)):
            await handleFailure(error)

        case .irreversibleConfirmButtonTapped:
            await save(isFinal: true)

        case .irreversibleCancelButtonTapped:
            attempt = .idle

        case .sexPickerSelected(let sex):
            draft.sex = sex

        case .heightRevision(let action):
            await reduceChild(action)

        case .deletion(.deleteResponse(.success)):
            await forgetSavedDraft()

        case .deletion:
            break
        }
    }

    public enum Action: Sendable {
        case form(FormAction<PersonField>)
        case saveResponse(Result<Person, any Error>)
        case irreversibleConfirmButtonTapped
        case irreversibleCancelButtonTapped
        case sexPickerSelected(Sex?)
        case deletion(PersonDeletion.Action)
        case heightRevision(HeightRevision.Action)
    }
}
