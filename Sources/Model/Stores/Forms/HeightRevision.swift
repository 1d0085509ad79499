public import DataSource
public import Observation

// Asks if a new height also applies to the weigh-ins with the old one.
@MainActor @Observable public final class HeightRevision: Composable, Identifiable {
    public let appDependencies: AppDependencies
    public let settings: Settings
    public let today: Day
    public let question: HeightQuestion
    public var since: DayEntry
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        settings: Settings = Settings(),
        today: Day = .epoch,
        question: HeightQuestion,
        since: DayEntry? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.settings = settings
        self.today = today
        self.question = question
        self.since =
            since
            ?? DayEntry(
                appDependencies,
                day: today,
                today: today,
                language: SettingsService(appDependencies).language(of: settings)
            )
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangeSince:
            since.checkTyped()

        case .wrongButtonTapped:
            await send(.correctionResponse(.wasWrong))

        case .changedButtonTapped:
            since.check()
            if let day = since.day { await send(.correctionResponse(.changed(from: day))) }

        case .correctionResponse, .cancelButtonTapped:
            break
        }
    }

    public enum Action: Sendable {
        case onChangeSince
        case wrongButtonTapped
        case changedButtonTapped
        case correctionResponse(HeightCorrection)
        case cancelButtonTapped
    }
}
