import DataSource

protocol HasLoadingAction: Sendable {
    associatedtype Content: Sendable

    static func loading(_ action: LoadingAction<Content>) -> Self
}

// A Store that loads its content, and reloads it after changes elsewhere.
@MainActor
protocol LoadingStore: Composable where Action: HasLoadingAction {
    var changes: ChangeObservation? { get set }
    var loadingState: LoadingState { get set }

    // True if changes of these files may affect the content.
    func shows(_ keys: Set<String>) -> Bool
    // Returns the closure that reads the content off the main actor.
    func content() -> @Sendable () throws -> Action.Content
    // Returns the closure that reads the rest; `nil` if the first content is complete.
    func rest(of content: Action.Content) -> (@Sendable () throws -> Action.Content)?
    func receive(_ content: Action.Content) async
}

extension LoadingStore {
    func reduceLoading(_ action: LoadingAction<Action.Content>) async {
        switch action {
        // A screen appears again when the one above it is left; it has observed changes meanwhile.
        case .task:
            guard changes == nil else { return }
            observeChanges()
            await load()

        case .onDisappear:
            changes = nil

        case .onChangeData, .onRefresh:
            await load()

        case .loadResponse(.success(let content)):
            loadingState = .loaded
            await receive(content)
            await loadRest(of: content)

        case .loadResponse(.failure(let error)):
            loadingState = .failed(StorageError(error))

        case .retryButtonTapped:
            loadingState = .loading
            await load()
        }
    }

    func load() async {
        await send(.loading(.loadResponse(await read())))
    }

    func rest(of content: Action.Content) -> (@Sendable () throws -> Action.Content)? { nil }

    private func loadRest(of content: Action.Content) async {
        guard let rest = rest(of: content) else { return }
        let result = await workerClient.run(isAwaited: false) { Result { try rest() } }
        await send(.loading(.loadResponse(result)))
    }

    func read() async -> Result<Action.Content, any Error> {
        let content = content()
        return await workerClient.run { Result { try content() } }
    }

    private func observeChanges() {
        let stream = appStateClient.withLock(\.changes)
        changes = ChangeObservation(
            Task { [weak self] in
                for await change in stream {
                    guard !Task.isCancelled, let self else { return }
                    if case .keys(let keys) = change, !shows(keys) { continue }
                    await send(.loading(.onChangeData))
                }
            }
        )
    }
}

public indirect enum LoadingAction<Content: Sendable>: Sendable {
    case task
    case onDisappear
    case onChangeData
    case onRefresh
    case loadResponse(Result<Content, any Error>)
    case retryButtonTapped
}
