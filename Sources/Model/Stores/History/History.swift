public import DataSource
public import Observation

@MainActor @Observable public final class History: LoadingStore {
    public let appDependencies: AppDependencies
    var historyService: HistoryService { HistoryService(appDependencies) }
    var weighInService: WeighInService { WeighInService(appDependencies) }

    @ObservationIgnored var changes: ChangeObservation?
    // Selected once it has been read.
    @ObservationIgnored var wantedDay: Day?

    public var deletion: WeighInDeletion?
    public let table: HistoryTable
    public var person: Person
    public var distinction: Int?
    public var settings: Settings
    public var loadingState: LoadingState
    // True if all years are read, so that they can be counted.
    public var isWhole: Bool
    public var problems: [StorageError]
    public var failure: StorageError?
    public var move: HistoryMove?
    public var weighInEditor: WeighInEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        deletion: WeighInDeletion? = nil,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        wantedDay: Day? = nil,
        isWhole: Bool = false,
        problems: [StorageError] = [],
        failure: StorageError? = nil,
        move: HistoryMove? = nil,
        weighInEditor: WeighInEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.deletion = deletion
        weak var parent: History?
        table = HistoryTable(
            appDependencies,
            settings: settings,
            action: { await parent?.send(.table($0)) }
        )
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.loadingState = loadingState
        self.wantedDay = wantedDay
        self.isWhole = isWhole
        self.problems = problems
        self.failure = failure
        self.move = move
        self.weighInEditor = weighInEditor
        self.action = action
        parent = self
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let weekdays):
            await table.send(.task(weekdays: weekdays))
            await reduceLoading(.task)

        case .loading(.onChangeData), .loading(.onRefresh):
            await reduceLoading(.onRefresh)
            await move?.send(.task)

        case .loading(let action):
            await reduceLoading(action)

        case .table(.entryButtonTapped(let entry)): edit(entry.weighIn)
        case .table(.deleteButtonTapped(let entry)): await delete(entry.weighIn)
        case .weighInButtonTapped: edit(nil)

        case .deletion(.deleteResponse(.success)):
            deletion = nil
            await load()

        case .deletion(.attempt(.cancelButtonTapped)): deletion = nil

        case .moveButtonTapped:
            move = table.markedEntry.map { makeMove($0) }
            await move?.send(.task)

        case .move(.moveResponse(.success(.moved))):
            move = nil
            await load()

        case .move(.loadResponse(.failure(let error))):
            move = nil
            failure = StorageError(error)

        case .move(.onDismiss): move = nil

        case .weighInEditor(.saveResponse(.success)):
            weighInEditor = nil
            await load()

        case .weighInEditor(.deleteButtonTapped):
            guard let weighIn = weighInEditor?.weighIn else { break }
            weighInEditor = nil
            await delete(weighIn)

        case .weighInEditor(.form(.cancelButtonTapped)),
            .weighInEditor(.form(.discardButtonTapped)):
            if weighInEditor?.form.isPresentedDiscard != true { weighInEditor = nil }

        case .failureConfirmButtonTapped: failure = nil

        case .table, .deletion, .move, .weighInEditor: break
        }
    }

    public indirect enum Action: HasLoadingAction {
        case task(weekdays: [Weekday: String])
        case loading(LoadingAction<HistoryContent>)
        case table(HistoryTable.Action)
        case deletion(WeighInDeletion.Action)
        case weighInButtonTapped
        case moveButtonTapped
        case move(HistoryMove.Action)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}

extension History {
    func edit(_ weighIn: WeighIn?) {
        weighInEditor = WeighInEditor(
            appDependencies,
            person: person,
            distinction: distinction,
            settings: settings,
            weighIns: table.entries.reversed().map(\.weighIn),
            weighIn: weighIn,
            action: { [weak self] in await self?.send(.weighInEditor($0)) }
        )
    }

    // A slow disk may still be busy with another deletion.
    func delete(_ weighIn: WeighIn) async {
        guard deletion == nil else { return }
        deletion = WeighInDeletion(
            appDependencies,
            person: person,
            weighIn: weighIn,
            action: { [weak self] in await self?.send(.deletion($0)) }
        )
        await deletion?.send(.deleteButtonTapped)
    }

    func makeMove(_ entry: HistoryEntry) -> HistoryMove {
        HistoryMove(
            appDependencies,
            person: person,
            settings: settings,
            weighIn: entry.weighIn,
            action: { [weak self] in await self?.send(.move($0)) }
        )
    }
}

extension History {
    public var today: Day { now.day }

    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
            || move != nil && keys.containHistory
    }

    func receive(_ content: HistoryContent) async {
        settings = content.settings
        person = content.person
        distinction = content.distinction
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        await weighInEditor?.send(.onChangeData(content.weighIns.weighIns.values))
        await table.send(.onChangeData(content))
        await markWantedDay()
    }

    private func markWantedDay() async {
        let oldest = table.entries.last?.weighIn.day
        guard let day = wantedDay, isWhole || oldest.map({ $0 <= day }) ?? false else { return }
        wantedDay = nil
        await table.send(.jump(.dayResponse(day)))
    }

    // Enough rows for the tallest terminal.
    private nonisolated static let firstCount = 300

    func content() -> @Sendable () throws -> HistoryContent {
        { [historyService, weighInService, person, settings, isWhole, today] in
            let recent =
                try weighInService
                .loadFirst(Self.firstCount, of: person, isWhole: isWhole, today: today)
            return historyService.content(of: recent, person, settings)
        }
    }

    func rest(of content: HistoryContent) -> (@Sendable () throws -> HistoryContent)? {
        guard !content.weighIns.olderYears.isEmpty else { return nil }
        return { [historyService, weighInService, person, settings] in
            let whole = try weighInService.loadRest(of: person, beside: content.weighIns)
            return historyService.content(of: whole, person, settings)
        }
    }
}
