public import DataSource
public import Observation

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor @Observable public final class PersonBMI: EditingStore {
    let dateClient: DateClient
    let localTimeClient: LocalTimeClient
    let uuidClient: UUIDClient
    let settingsRepository: SettingsRepository
    let bmiService: BMIService
    let entryService: EntryService
    let personService: PersonService
    let warningService: WarningService

    @ObservationIgnored var weighInID: UUID?

    public let settings: Settings
    public var person: Person
    public var draft: Draft
    public var bmi: Double?
    public var errors: [Field: EntryError]
    public var focus: Field?
    public var isPresentedTutorial: Bool
    public var presentedWarnings: [EntryWarning]
    public var isPresentedDiscard: Bool
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        draft: Draft = Draft(),
        bmi: Double? = nil,
        errors: [Field: EntryError] = [:],
        focus: Field? = nil,
        isPresentedTutorial: Bool = false,
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        dateClient = appDependencies.dateClient
        localTimeClient = appDependencies.localTimeClient
        uuidClient = appDependencies.uuidClient
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        bmiService = BMIService(appDependencies)
        entryService = EntryService(appDependencies)
        personService = PersonService(appDependencies)
        warningService = WarningService(appDependencies)
        self.person = person
        self.settings = settings
        self.draft = draft
        self.bmi = bmi
        self.errors = errors
        self.focus = focus
        self.isPresentedTutorial = isPresentedTutorial
        self.presentedWarnings = presentedWarnings
        self.isPresentedDiscard = isPresentedDiscard
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.loadResponse(Result { try personService.loadNewestWeighIn(of: person) }))

        case .loadResponse(.success(let weighIn)):
            guard let weighIn, draft.weight.isEmpty else { return }
            draft.weight = entryService.text(weighIn.weight, unit: settings.weightUnit)
            bmi = bmiService.calculateBMI(weight: weighIn.weight, height: weighIn.height)

        case .loadResponse(.failure(let error)):
            failure = StorageError(error)

        case .calculateButtonTapped:
            calculate()
            focus = Field.allCases.first { errors[$0] != nil } ?? focus

        case .editing(.saveButtonTapped):
            calculate()
            await reduceEditing(.saveButtonTapped)

        case .editing(.saveResponse(.success(let person))):
            self.person = person
            weighInID = nil

        case .editing(let action):
            await reduceEditing(action)

        case .tutorialConfirmButtonTapped:
            isPresentedTutorial = false
            settingsRepository.hasAlreadyTutorial = true
        }
    }
}
