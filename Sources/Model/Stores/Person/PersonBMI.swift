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
