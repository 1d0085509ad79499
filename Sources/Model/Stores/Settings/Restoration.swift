public import DataSource
public import Observation

@MainActor @Observable public final class Restoration: LoadingStore {
    let appStateClient: AppStateClient
    let dateClient: DateClient
    let localTimeClient: LocalTimeClient
    let recoveryService: RecoveryService

    @ObservationIgnored var changes: Task<Void, Never>?

    public let damages: [StorageError]
    public var loadingState: LoadingState
    public var today: Day
    public var restorables: [Restorable]
    public var selected: Restorable?
    public var preview: RecoveryPreview?
    public var restored: Restorable?
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        damages: [StorageError] = [],
        loadingState: LoadingState = .loading,
        today: Day = .epoch,
        restorables: [Restorable] = [],
        selected: Restorable? = nil,
        preview: RecoveryPreview? = nil,
        restored: Restorable? = nil,
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        dateClient = appDependencies.dateClient
        localTimeClient = appDependencies.localTimeClient
        recoveryService = RecoveryService(appDependencies)
        self.damages = damages
        self.loadingState = loadingState
        self.today = today
        self.restorables = restorables
        self.selected = selected
        self.preview = preview
        self.restored = restored
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .restorableButtonTapped(let restorable):
            selected = restorable
            await send(.previewResponse(Result { try recoveryService.preview(restorable) }))

        case .previewResponse(.success(let preview)):
            self.preview = preview

        case .previewResponse(.failure(let error)):
            selected = nil
            failure = StorageError(error)

        case .restoreCancelButtonTapped:
            preview = nil

        case .restoreConfirmButtonTapped, .restoreRetryButtonTapped:
            guard let selected else { break }
            preview = nil
            failure = nil
            await send(.restoreResponse(Result { try restore(selected) }))

        case .restoreResponse(.success(let restorable)):
            selected = nil
            restored = restorable
            await load()

        case .restoreResponse(.failure(let error)):
            failure = StorageError(error)

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }
}
