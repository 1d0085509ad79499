public import DataSource
public import Observation

@MainActor @Observable public final class HistoryJump: Composable, Identifiable {
    public var day: Day
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        day: Day = .epoch,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.day = day
        self.action = action
    }

    public enum Action: Sendable {
        case confirmButtonTapped
        case cancelButtonTapped
    }
}
