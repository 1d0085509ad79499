public import DataSource
public import Observation

@MainActor @Observable public final class Restoration: LoadingStore {
    public let appDependencies: AppDependencies
    var recoveryService: RecoveryService { RecoveryService(appDependencies) }

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var hasProposed: Bool
    // Keys of the damaged files that are repaired.
    @ObservationIgnored var mended: Set<String>

    public let damages: [StorageError]
    public let settings: Settings
    public var loadingState: LoadingState
    public var today: Day
    public var restorables: [Restorable]
    public var marked: Restorable?
    public var markedPreview: RecoveryPreview?
    public var selected: Restorable?
    public var preview: RecoveryPreview?
    public var restored: Restorable?
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        hasProposed: Bool = false,
        mended: Set<String> = [],
        damages: [StorageError] = [],
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        today: Day = .epoch,
        restorables: [Restorable] = [],
        marked: Restorable? = nil,
        markedPreview: RecoveryPreview? = nil,
        selected: Restorable? = nil,
        preview: RecoveryPreview? = nil,
        restored: Restorable? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.hasProposed = hasProposed
        self.mended = mended
        self.damages = damages
        self.settings = settings
        self.loadingState = loadingState
        self.today = today
        self.restorables = restorables
        self.marked = marked
        self.markedPreview = markedPreview
        self.selected = selected
        self.preview = preview
        self.restored = restored
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .onChangeMarked(let restorable):
            guard restorable != marked else { break }
            (marked, markedPreview) = (restorable, nil)

        case .onShowMarked:
            guard let marked else { break }
            await send(.markedResponse(marked, await preview(of: marked)))

        case .markedResponse(let restorable, let result):
            // Without a preview the row is shown alone; choosing it says why.
            if restorable == marked { markedPreview = try? result.get() }

        case .restorableButtonTapped(let restorable):
            selected = restorable
            await send(.previewResponse(await preview(of: restorable)))

        case .previewResponse(.success(let preview)):
            self.preview = preview

        case .previewResponse(.failure(let error)):
            selected = nil
            attempt = Attempt(error)

        case .restoreCancelButtonTapped:
            preview = nil

        case .restoreConfirmButtonTapped:
            preview = nil
            await restore()

        case .restoreResponse(.success(let restorable)):
            selected = nil
            restored = restorable
            mended.insert(restorable.key)
            await load()

        case .onDismissRestored:
            restored = nil

        case .restoreResponse(.failure(let error)):
            attempt = Attempt(error)

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { _ in await restore() }
        }
    }

    public enum Action: HasLoadingAction {
        case loading(LoadingAction<[Restorable]>)
        case onChangeMarked(Restorable?)
        case onShowMarked
        case markedResponse(Restorable, Result<RecoveryPreview, any Error>)
        case restorableButtonTapped(Restorable)
        case previewResponse(Result<RecoveryPreview, any Error>)
        case restoreConfirmButtonTapped
        case restoreCancelButtonTapped
        case onDismissRestored
        case restoreResponse(Result<Restorable, any Error>)
        case attempt(AttemptAction)
    }
}

extension Restoration {
    func shows(_ keys: Set<String>) -> Bool {
        // Every file has backups and is compared with them.
        true
    }

    func content() -> @Sendable () throws -> [Restorable] {
        { [recoveryService, damages] in try recoveryService.load(mending: damages) }
    }

    func receive(_ content: [Restorable]) async {
        today = now.day
        restorables = content.filter { !$0.isMending || !mended.contains($0.key) }
        if !restorables.contains(where: { $0 == marked }) {
            (marked, markedPreview) = (restorables.first, nil)
        }
        await readMarkedAgain()
        await proposeOnlyWayOut()
    }

    // The current file, with which the backup is compared, may have changed.
    private func readMarkedAgain() async {
        guard let marked, markedPreview != nil else { return }
        await send(.markedResponse(marked, await preview(of: marked)))
    }

    // A single possible repair needs no choice.
    private func proposeOnlyWayOut() async {
        guard !damages.isEmpty, !hasProposed else { return }
        hasProposed = true
        if restorables.count == 1, let only = restorables.first, only.isMending {
            await send(.restorableButtonTapped(only))
        }
    }

    func preview(of restorable: Restorable) async -> Result<RecoveryPreview, any Error> {
        await workerClient.run { [recoveryService] in
            Result { try recoveryService.preview(restorable) }
        }
    }

    func restore() async {
        guard let selected else { return }
        await run(\.attempt, Action.restoreResponse) { [recoveryService] in
            try recoveryService.recover(selected)
        }
    }
}
