public import DataSource
public import Observation

@MainActor @Observable public final class Export: Composable {
    public let appDependencies: AppDependencies
    // Rendered by the user interface, because this layer has no texts.
    public typealias Page = @MainActor @Sendable (Report) -> [UInt8]

    let entryService: EntryService
    let exportService: ExportService
    let pathService: PathService
    let personService: PersonService
    let reportService: ReportService
    let settingsService: SettingsService
    let weighInService: WeighInService

    @ObservationIgnored var page: Page = { _ in [] }
    @ObservationIgnored var file: File? = nil
    @ObservationIgnored var proposal = ""

    public let entry: PathEntry
    public let settings: Settings
    public var kind: ExportKind
    public var people: [PersonSummary]
    public var peopleFailure: StorageError?
    public var hasNobody: Bool
    public var person: Person?
    // True after an attempt to save without a chosen person.
    public var isPersonMissing: Bool
    public var since: String
    public var sinceError: EntryError?
    public var until: String
    public var untilError: EntryError?
    public var isEmpty: Bool
    public var isPresentedReplace: Bool
    public var saved: Saved?
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        entry: PathEntry? = nil,
        settings: Settings = Settings(),
        kind: ExportKind = .data(.csv),
        people: [PersonSummary] = [],
        peopleFailure: StorageError? = nil,
        hasNobody: Bool = false,
        person: Person? = nil,
        isPersonMissing: Bool = false,
        since: String = "",
        sinceError: EntryError? = nil,
        until: String = "",
        untilError: EntryError? = nil,
        isEmpty: Bool = false,
        isPresentedReplace: Bool = false,
        saved: Saved? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        entryService = EntryService(appDependencies)
        exportService = ExportService(appDependencies)
        pathService = PathService(appDependencies)
        personService = PersonService(appDependencies)
        reportService = ReportService(appDependencies)
        settingsService = SettingsService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.entry = entry ?? PathEntry(appDependencies)
        self.settings = settings
        self.kind = kind
        self.people = people
        self.peopleFailure = peopleFailure
        self.hasNobody = hasNobody
        self.person = person
        self.isPersonMissing = isPersonMissing
        self.since = since
        self.sinceError = sinceError
        self.until = until
        self.untilError = untilError
        self.isEmpty = isEmpty
        self.isPresentedReplace = isPresentedReplace
        self.saved = saved
        self.attempt = attempt
        self.action = action
        self.entry.action = { [weak self] in await self?.send(.entry($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let page):
            self.page = page
            await loadPeople()

        case .entry:
            break

        case .personPickerSelected(let person):
            self.person = person
            (isPersonMissing, isEmpty) = (false, false)
            await propose()

        case .kindPickerSelected(let kind):
            self.kind = kind
            await propose()

        case .onChangeDays:
            (sinceError, untilError) = (nil, nil)
            isEmpty = false

        case .saveButtonTapped:
            await submit()

        case .contentResponse(let result):
            await receive(result)

        case .replaceConfirmButtonTapped:
            isPresentedReplace = false
            await save()

        case .replaceCancelButtonTapped:
            isPresentedReplace = false

        case .saveResponse(.success(let saved)):
            self.saved = saved

        case .saveResponse(.failure(let error)):
            attempt = Attempt(error)

        case .onDismissSaved:
            saved = nil

        case .retryButtonTapped:
            attempt = .idle
            if peopleFailure == nil { await save() } else { await submit() }

        case .failureConfirmButtonTapped:
            attempt = .idle
        }
    }

    public struct Saved: Hashable, Sendable {
        // The path is kept as the user typed it.
        public var path: String
        public var kind: ExportKind
        public var count: Int
        public var incompleteYears: [Int]
        // Measures for which the format has no column.
        public var lostMeasures: [Measure]

        public init(
            path: String,
            kind: ExportKind = .data(.csv),
            count: Int,
            incompleteYears: [Int] = [],
            lostMeasures: [Measure] = []
        ) {
            self.path = path
            self.kind = kind
            self.count = count
            self.incompleteYears = incompleteYears
            self.lostMeasures = lostMeasures
        }
    }

    public enum Action: Sendable {
        case task(Page)
        case entry(PathEntry.Action)
        case personPickerSelected(Person)
        case kindPickerSelected(ExportKind)
        case onChangeDays
        case saveButtonTapped
        case contentResponse(Result<Content, any Error>)
        case replaceConfirmButtonTapped
        case replaceCancelButtonTapped
        case saveResponse(Result<Saved, any Error>)
        case retryButtonTapped
        case failureConfirmButtonTapped
        case onDismissSaved
    }
}
