public import DataSource
public import Observation

@MainActor @Observable public final class HistoryJump: Composable, Identifiable {
    public let appDependencies: AppDependencies
    public var entry: DayEntry
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        day: Day = .epoch,
        language: Language = .english,
        entry: DayEntry? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.entry =
            entry
            ?? DayEntry(
                appDependencies,
                day: day,
                today: appDependencies.now.day,
                language: language
            )
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangeEntry:
            // A second g, after the one that opened this form.
            if entry.text == "g" { return await send(.firstRowResponse) }
            entry.checkTyped()

        case .confirmButtonTapped:
            entry.check()
            if let day = entry.day { await send(.dayResponse(day)) }

        case .dayResponse, .firstRowResponse, .cancelButtonTapped:
            break
        }
    }

    public enum Action: Sendable {
        case onChangeEntry
        case confirmButtonTapped
        case dayResponse(Day)
        case firstRowResponse
        case cancelButtonTapped
    }
}
