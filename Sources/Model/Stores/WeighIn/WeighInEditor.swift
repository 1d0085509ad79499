public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class WeighInEditor: EditingStore, Identifiable {
    public typealias Field = WeighInField

    public let appDependencies: AppDependencies
    let ageService: AgeService
    public let draftService: DraftService
    let entryService: EntryService
    let goalService: GoalService
    let heightService: HeightService
    public let settingsService: SettingsService
    let warningService: WarningService
    let weighInService: WeighInService
    let weighingService: WeighingService

    let original: Draft
    let originalDay: Day
    // Height suggested for the chosen day; replaced once the user edits it.
    @ObservationIgnored var offeredHeight: String
    @ObservationIgnored var steppedWeight: String?

    // Shared with the screen below, which reloads it.
    var weighIns: [WeighIn]
    // Kept for retries, so that they do not add a second weigh-in.
    public nonisolated let id: WeighIn.ID
    // Identifier if the edited weigh-in has been deleted since.
    let newID: WeighIn.ID
    public let person: Person
    public let distinction: Int?
    public let settings: Settings
    public let weighIn: WeighIn?
    public let usedMeasures: [Measure]
    public let today: Day
    public var form: EntryForm<Field>
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        weighIns: [WeighIn] = [],
        weighIn: WeighIn? = nil,
        usedMeasures: [Measure]? = nil,
        id: WeighIn.ID? = nil,
        newID: WeighIn.ID? = nil,
        today: Day? = nil,
        original: Draft? = nil,
        originalDay: Day? = nil,
        offeredHeight: String? = nil,
        form: EntryForm<Field>? = nil,
        formDraft: FormDraft? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        ageService = AgeService(appDependencies)
        let entryService = EntryService(appDependencies)
        goalService = GoalService(appDependencies)
        // Typed texts are read in the units of their draft.
        let settings = formDraft?.settings(settings) ?? settings
        self.entryService = entryService
        heightService = HeightService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        draftService = DraftService(appDependencies)
        weighInService = WeighInService(appDependencies)
        weighingService = WeighingService(appDependencies)
        let now = appDependencies.now
        let moment = weighIn?.moment ?? now
        let original =
            original
            ?? Draft(
                weighIn,
                at: moment,
                height: weighIn?.height ?? person.height,
                measures: person.measures,
                settings: settings,
                entryService: entryService
            )
        self.id =
            id ?? weighIn?.id ?? formDraft?.weighInID ?? appDependencies.uuidClient.create()
        self.newID = newID ?? appDependencies.uuidClient.create()
        self.original = original
        self.offeredHeight = offeredHeight ?? original.height
        self.originalDay = originalDay ?? moment.day
        self.today = today ?? now.day
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.weighIns = weighIns
        self.weighIn = weighIn
        self.usedMeasures =
            usedMeasures
            ?? weighIns.lazy.map(\.measures).used(of: Measure.builtIn)
            + person.ownMeasures.map { .own($0) }
        var filled = original
        Field.fill(&filled, with: formDraft?.fields ?? [:], Field.all(person.measures))
        self.form = form ?? EntryForm(filled, focus: .weight)
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangeData(let weighIns):
            self.weighIns = weighIns

        case .onStepWeight(let tenths):
            stepWeight(by: tenths)

        case .form(let action):
            await reduceForm(action)

        case .saveResponse(.success), .deleteButtonTapped:
            await forgetSavedDraft()

        case .saveResponse(.failure(let error)):
            await handleFailure(error)

        case .irreversibleConfirmButtonTapped:
            await save(isFinal: true)

        case .irreversibleCancelButtonTapped:
            attempt = .idle
        }
    }

    public enum Action: Sendable {
        case onChangeData([WeighIn])
        case onStepWeight(tenths: Int)
        case form(FormAction<Field>)
        case saveResponse(Result<WeighIn, any Error>)
        case irreversibleConfirmButtonTapped
        case irreversibleCancelButtonTapped
        case deleteButtonTapped
    }
}
