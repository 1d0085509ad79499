import DataSource

// A Store that loads what it shows, and loads it again when it has changed elsewhere.
@MainActor
protocol LoadingStore: Composable where Action: LoadingAction {
    var appStateClient: AppStateClient { get }
    var changes: Task<Void, Never>? { get set }
    var loadingState: LoadingState { get set }

    func content() throws(StorageError) -> Action.Content
    func show(_ content: Action.Content)
}

extension LoadingStore {
    func load() async {
        await send(.loadResponse(Result { try content() }))
    }

    func retry() async {
        loadingState = .loading
        await load()
    }

    func finishLoading(_ result: Result<Action.Content, any Error>) {
        switch result {
        case .success(let content):
            loadingState = .loaded
            show(content)
        case .failure(let error):
            loadingState = .failed(StorageError(error))
        }
    }

    func observeChanges() {
        changes?.cancel()
        let stream = appStateClient.withLock(\.changedKeys).stream
        changes = Task { [weak self] in
            for await keys in stream where !keys.isEmpty {
                await self?.send(.onChangeData)
            }
        }
    }
}
