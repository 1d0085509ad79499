public import DataSource
public import Observation

@MainActor @Observable public final class Import: Composable {
    public let appDependencies: AppDependencies
    let entryService: EntryService
    let importService: ImportService
    let personService: PersonService

    @ObservationIgnored var files: [ImportedFile] = []
    @ObservationIgnored var isStopped = AllocatedLock(false)

    public let source: ImportSource
    public let settings: Settings
    public var people: [PersonSummary]
    // `nil` until a file is read.
    public var preview: ImportPreview?
    // Stays true after the import, while its person is opened.
    public var isSaving: Bool
    public var target: Target
    public var name: String
    public var nameError: EntryError?
    public var height: String
    public var heightError: EntryError?
    public var unit: WeightUnit?
    public var dayOrder: DayOrder?
    public var version: ImportVersion?
    // Asked questions stay, so that the answers can be changed.
    public var questions: Set<Question>
    public var unanswered: Choice?
    public var presentedPart: Part?
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        source: ImportSource? = nil,
        settings: Settings = Settings(),
        people: [PersonSummary] = [],
        preview: ImportPreview? = nil,
        isSaving: Bool = false,
        target: Target = .automatic,
        name: String = "",
        nameError: EntryError? = nil,
        height: String = "",
        heightError: EntryError? = nil,
        unit: WeightUnit? = nil,
        dayOrder: DayOrder? = nil,
        version: ImportVersion? = nil,
        questions: Set<Question> = [],
        unanswered: Choice? = nil,
        presentedPart: Part? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        entryService = EntryService(appDependencies)
        importService = ImportService(appDependencies)
        personService = PersonService(appDependencies)
        self.source = source ?? ImportSource(appDependencies)
        self.settings = settings
        self.people = people
        self.preview = preview
        self.isSaving = isSaving
        self.target = target
        self.name = name
        self.nameError = nameError
        self.height = height
        self.heightError = heightError
        self.unit = unit
        self.dayOrder = dayOrder
        self.version = version
        self.questions = questions
        self.unanswered = unanswered
        self.presentedPart = presentedPart
        self.attempt = attempt
        self.action = action
        self.source.action = { [weak self] in await self?.send(.source($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await loadPeople()
            await source.send(.task)

        case .source(.readResponse(.success(let files))):
            await receive(files)

        case .source:
            break

        case .stopButtonTapped:
            isStopped.withLock { $0 = true }

        case .onDisappear:
            isStopped.withLock { $0 = true }
            await source.send(.onDisappear)

        case .previewResponse(let result):
            await receive(result)

        case .targetPickerSelected(let target):
            self.target = target
            (nameError, heightError, unanswered) = (nil, nil, nil)
            await loadPreview()

        case .unitPickerSelected(let unit):
            self.unit = unit
            unanswered = nil
            await loadPreview()

        case .dayOrderPickerSelected(let order):
            dayOrder = order
            unanswered = nil
            await loadPreview()

        case .versionPickerSelected(let version):
            (self.version, unanswered) = (version, nil)
            await loadPreview()

        case .onChangeName:
            nameError = nil

        case .onChangeHeight:
            heightError = nil
            await loadPreview()

        case .partButtonTapped(let part):
            presentedPart = part

        case .onDismissPart:
            presentedPart = nil

        case .backButtonTapped:
            (preview, unanswered) = (nil, nil)
            await source.send(.onReopen(nil))

        case .importButtonTapped:
            await submit()

        case .importResponse(.success(.imported)):
            break

        case .importResponse(.success(.changed(let preview))):
            isSaving = false
            self.preview = preview

        case .importResponse(.success(.stopped)):
            isSaving = false

        case .importResponse(.failure(let error)):
            isSaving = false
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
        case source(ImportSource.Action)
        case stopButtonTapped
        case onDisappear
        case previewResponse(Result<ImportPreview, any Error>)
        case targetPickerSelected(Target)
        case unitPickerSelected(WeightUnit?)
        case dayOrderPickerSelected(DayOrder?)
        case versionPickerSelected(ImportVersion?)
        case onChangeName
        case onChangeHeight
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
