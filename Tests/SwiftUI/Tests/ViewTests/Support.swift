import CursesUI

/// What an app in LUCA's style has outside its views.
struct UUIDClient: Sendable {
    var create: @Sendable () -> UUID

    static let liveValue = UUIDClient { UUID() }
    static let testValue = UUIDClient {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

struct AppDependencies: Sendable {
    var uuidClient: UUIDClient

    static let shared = AppDependencies(uuidClient: .liveValue)

    static func testDependencies(uuidClient: UUIDClient = .testValue) -> AppDependencies {
        AppDependencies(uuidClient: uuidClient)
    }
}

@MainActor
protocol Composable: AnyObject {
    associatedtype Action: Sendable
    var action: (Action) async -> Void { get }
    func reduce(_ action: Action) async
}

extension Composable {
    func send(_ action: Action) async {
        await reduce(action)
        await self.action(action)
    }
}

extension EnvironmentValues {
    @Entry var appDependencies = AppDependencies.shared
}
