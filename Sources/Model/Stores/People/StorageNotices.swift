public import DataSource
public import Observation

// Asks about a data folder with other files, and reports failures that belong to no screen.
@MainActor @Observable public final class StorageNotices: Composable {
    public let appDependencies: AppDependencies
    private var storageService: StorageService { StorageService(appDependencies) }

    @ObservationIgnored private var observation: ChangeObservation?

    public var foreignFolder: String?
    public var notice: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        foreignFolder: String? = nil,
        notice: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.foreignFolder = foreignFolder
        self.notice = notice
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            observe()
            foreignFolder = await workerClient.run { [storageService] in
                storageService.foreignFolder()
            }

        case .keepButtonTapped:
            foreignFolder = nil
            let result = await workerClient.run { [storageService] in
                Result { () throws(StorageError) in try storageService.adoptFolder() }
            }
            // Another failure is reported by the first save, which fails too.
            if case .failure(let error) = result, error.reason == .noLocks { notice = error }

        case .onChangeNotice(let error):
            notice = error

        case .onDismissNotice:
            notice = nil
        }
    }

    private func observe() {
        let stream = appStateClient.withLock(\.notice).stream
        observation = ChangeObservation(
            Task { [weak self, appStateClient] in
                for await case let notice? in stream {
                    appStateClient.send(\.notice, nil)
                    await self?.send(.onChangeNotice(notice))
                }
            }
        )
    }

    public enum Action: Sendable {
        case task
        case keepButtonTapped
        case onChangeNotice(StorageError)
        case onDismissNotice
    }
}
