public import CursesUI
public import SampleDataSource

public struct AppDependencies: Sendable {
    public var appStateClient = AppStateClient.liveValue
    public var userDefaultsClient = UserDefaultsClient.liveValue

    public static let shared = AppDependencies()
}

extension EnvironmentValues {
    @Entry public var appDependencies = AppDependencies.shared
}

extension AppDependencies {
    public static func testDependencies(
        appStateClient: AppStateClient = .testValue,
        userDefaultsClient: UserDefaultsClient = .testValue
    ) -> AppDependencies {
        AppDependencies(
            appStateClient: appStateClient,
            userDefaultsClient: userDefaultsClient
        )
    }
}
