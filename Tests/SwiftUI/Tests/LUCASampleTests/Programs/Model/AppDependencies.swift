import CursesUI

struct AppDependencies: Sendable {
    var appStateClient = AppStateClient.liveValue
    var userDefaultsClient = UserDefaultsClient.liveValue

    static let shared = AppDependencies()
}

extension EnvironmentValues {
    @Entry var appDependencies = AppDependencies.shared
}

extension AppDependencies {
    static func testDependencies(
        appStateClient: AppStateClient = .testValue,
        userDefaultsClient: UserDefaultsClient = .testValue
    ) -> AppDependencies {
        AppDependencies(
            appStateClient: appStateClient,
            userDefaultsClient: userDefaultsClient
        )
    }
}
