import DataSource

@MainActor
public final class AppDelegate {
    private let appDependencies: AppDependencies

    public init() {
        appDependencies = .shared
    }

    init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    public func applicationDidFinishLaunching() {
        let isFirst = appDependencies.appStateClient.withLock { appState in
            defer { appState.hasAlreadyBootstrap = true }
            return !appState.hasAlreadyBootstrap
        }
        guard isFirst else { return }
    }

    public func applicationWillTerminate() {}
}
