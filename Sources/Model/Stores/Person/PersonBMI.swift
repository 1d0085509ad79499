public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class PersonBMI: EditingStore, Identifiable {
    public let appDependencies: AppDependencies
    let settingsRepository: SettingsRepository
    let ageService: AgeService
    let bmiService: BMIService
    let categoryService: CategoryService
    public let draftService: DraftService
    let entryService: EntryService
    let goalService: GoalService
    let personService: PersonService
    let settingsService: SettingsService
    let warningService: WarningService

    // A second try must not become a second weigh-in.
    @ObservationIgnored var weighInID: UUID

    // nil: all at once, for whoever knows the program
    public var step: Step?
    public var settings: Settings
    public var person: Person
    public var draft: Draft
    public var errors: [Field: EntryError]
    public var focus: Field?
    public var isPresentedTutorial: Bool
    public var presentedWarnings: [EntryWarning]
    @ObservationIgnored public var knownWarnings: [EntryWarning]
    public var isPresentedDiscard: Bool
    public var hindrance: Hindrance?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        step: Step? = nil,
        settings: Settings = Settings(),
        weighInID: UUID? = nil,
        draft: Draft = Draft(),
        formDraft: FormDraft? = nil,
        errors: [Field: EntryError] = [:],
        focus: Field? = nil,
        isPresentedTutorial: Bool = false,
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        knownWarnings: [EntryWarning] = [],
        hindrance: Hindrance? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        // What was typed is read in the units that it was typed in.
        let settings = formDraft?.settings(settings) ?? settings
        draftService = DraftService(appDependencies)
        ageService = AgeService(appDependencies)
        bmiService = BMIService(appDependencies)
        categoryService = CategoryService(appDependencies)
        entryService = EntryService(appDependencies)
        goalService = GoalService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        self.person = person
        self.step = step
        self.settings = settings
        self.weighInID = weighInID ?? appDependencies.uuidClient.create()
        self.draft = formDraft.map { Draft($0.fields) } ?? draft
        self.errors = errors
        self.focus = focus
        self.isPresentedTutorial = isPresentedTutorial
        self.presentedWarnings = presentedWarnings
        self.isPresentedDiscard = isPresentedDiscard
        self.knownWarnings = knownWarnings
        self.hindrance = hindrance
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            let result = await workerClient.run { [personService, person] in
                Result { try personService.loadNewestWeighIn(of: person) }
            }
            await send(.loadResponse(result))

        case .loadResponse(.success(let weighIn)):
            guard let weighIn, draft.weight.isEmpty else { return }
            draft.weight = entryService.text(weighIn.weight, unit: settings.weightUnit)

        case .loadResponse(.failure(let error)):
            hindrance = Hindrance(error)

        case .editing(.attempt(.response(.success(let person)))):
            self.person = person
            weighInID = appDependencies.uuidClient.create()
            await forgetDraft()

        case .editing(.saveButtonTapped):
            await saveOrGoOn()

        case .editing(let action):
            await reduceEditing(action)

        case .sexPickerSelected(let sex):
            draft.sex = sex

        case .languagePickerSelected(let language):
            await change { $0.language = language }

        case .weightUnitPickerSelected(let unit):
            await change { $0.weightUnit = unit }

        case .heightUnitPickerSelected(let unit):
            await change { $0.heightUnit = unit }

        case .settingsResponse(.success):
            break

        case .settingsResponse(.failure(let error)):
            appStateClient.send(\.notice, StorageError(error))

        case .nextButtonTapped:
            goOn()

        case .backButtonTapped:
            if let previous = step?.previous {
                enter(previous)
            } else {
                isPresentedTutorial = step != nil
            }

        case .tutorialConfirmButtonTapped, .tutorialImportButtonTapped:
            isPresentedTutorial = false
            await workerClient.run { [settingsRepository] in
                settingsRepository.hasAlreadyTutorial = true
            }
            await saveProposal()

        case .importButtonTapped:
            break
        }
    }

    public enum Action: HasEditingAction {
        case task
        case loadResponse(Result<WeighIn?, any Error>)
        case editing(EditingAction<Person, Field>)
        case sexPickerSelected(Sex?)
        case languagePickerSelected(Language)
        case weightUnitPickerSelected(WeightUnit)
        case heightUnitPickerSelected(HeightUnit)
        case settingsResponse(Result<Settings, any Error>)
        case nextButtonTapped
        case backButtonTapped
        case importButtonTapped
        case tutorialConfirmButtonTapped
        case tutorialImportButtonTapped
    }
}
