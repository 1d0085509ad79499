import DataSource

@MainActor
public protocol Composable: AnyObject {
    associatedtype Action: Sendable

    var appDependencies: AppDependencies { get }
    var action: (Action) async -> Void { get }

    func reduce(_ action: Action) async
}

extension Composable {
    public func reduce(_ action: Action) async {}

    public func send(_ action: Action) async {
        ActionObserver.current?.willReduce(self, action)
        LogService(appDependencies).record(action, by: self)
        await reduce(action)
        await self.action(action)
    }

    var appStateClient: AppStateClient { appDependencies.appStateClient }
    var workerClient: WorkerClient { appDependencies.workerClient }
    var now: LocalTime { appDependencies.now }
}
