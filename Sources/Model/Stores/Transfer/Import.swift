public import DataSource
public import Observation

@MainActor @Observable public final class Import: Composable {
    public let appDependencies: AppDependencies
    let entryService: EntryService
    let importService: ImportService
    let pathService: PathService
    let personService: PersonService

    @ObservationIgnored var files: [ImportedFile] = []
    @ObservationIgnored var reading = ImportReading()

    public let entry: PathEntry
    public let settings: Settings
    public var stage: Stage
    public var people: [PersonSummary]
    public var preview: ImportPreview?
    public var target: Target
    public var name: String
    public var nameError: EntryError?
    public var height: String
    public var heightError: EntryError?
    public var unit: WeightUnit?
    public var dayOrder: DayOrder?
    // Asked questions stay, so that the answers can be changed.
    public var questions: Set<Question>
    public var unanswered: Choice?
    public var presentedPart: Part?
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        entry: PathEntry? = nil,
        settings: Settings = Settings(),
        stage: Stage = .path,
        people: [PersonSummary] = [],
        preview: ImportPreview? = nil,
        target: Target = .automatic,
        name: String = "",
        nameError: EntryError? = nil,
        height: String = "",
        heightError: EntryError? = nil,
        unit: WeightUnit? = nil,
        dayOrder: DayOrder? = nil,
        questions: Set<Question> = [],
        unanswered: Choice? = nil,
        presentedPart: Part? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        entryService = EntryService(appDependencies)
        importService = ImportService(appDependencies)
        pathService = PathService(appDependencies)
        personService = PersonService(appDependencies)
        self.entry = entry ?? PathEntry(appDependencies, text: "~/")
        self.settings = settings
        self.stage = stage
        self.people = people
        self.preview = preview
        self.target = target
        self.name = name
        self.nameError = nameError
        self.height = height
        self.heightError = heightError
        self.unit = unit
        self.dayOrder = dayOrder
        self.questions = questions
        self.unanswered = unanswered
        self.presentedPart = presentedPart
        self.attempt = attempt
        self.action = action
        self.entry.action = { [weak self] in await self?.send(.entry($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await loadPeople()
            await entry.send(.onChangeText)

        case .entry:
            break

        case .readButtonTapped:
            await read()

        case .progressResponse(let percent):
            if case .reading = stage { stage = .reading(percent: percent) }

        case .stopButtonTapped, .onDisappear:
            reading.stop()

        case .readResponse(let result):
            await receive(result)

        case .previewResponse(let result):
            await receive(result)

        case .targetPickerSelected(let target):
            self.target = target
            (nameError, heightError, unanswered) = (nil, nil, nil)
            await look()

        case .unitPickerSelected(let unit):
            self.unit = unit
            unanswered = nil
            await look()

        case .dayOrderPickerSelected(let order):
            dayOrder = order
            unanswered = nil
            await look()

        case .onChangeName:
            nameError = nil

        case .onChangeHeight:
            heightError = nil
            await look()

        case .lookThroughButtonTapped:
            presentedPart = firstPart

        case .partButtonTapped(let part):
            presentedPart = part

        case .onDismissPart:
            presentedPart = nil

        case .backButtonTapped:
            (stage, preview, unanswered) = (.path, nil, nil)

        case .importButtonTapped:
            await submit()

        case .importResponse(.success(.imported)):
            break

        case .importResponse(.success(.changed(let preview))):
            stage = .preview
            self.preview = preview

        case .importResponse(.success(.stopped)):
            stage = .preview

        case .importResponse(.failure(let error)):
            stage = .preview
            attempt = Attempt(error)

        case .retryButtonTapped:
            await save()

        case .irreversibleConfirmButtonTapped:
            await save(isFinal: true)

        case .failureConfirmButtonTapped, .irreversibleCancelButtonTapped:
            attempt = .idle
        }
    }

    public enum Action: Sendable {
        case task
        case entry(PathEntry.Action)
        case readButtonTapped
        case progressResponse(percent: Int)
        case stopButtonTapped
        case onDisappear
        case readResponse(Result<[ImportedFile], any Error>)
        case previewResponse(Result<ImportPreview, any Error>)
        case targetPickerSelected(Target)
        case unitPickerSelected(WeightUnit?)
        case dayOrderPickerSelected(DayOrder?)
        case onChangeName
        case onChangeHeight
        case lookThroughButtonTapped
        case partButtonTapped(Part)
        case onDismissPart
        case backButtonTapped
        case importButtonTapped
        case importResponse(Result<Outcome, any Error>)
        case retryButtonTapped
        case failureConfirmButtonTapped
        case irreversibleConfirmButtonTapped
        case irreversibleCancelButtonTapped
    }
}
