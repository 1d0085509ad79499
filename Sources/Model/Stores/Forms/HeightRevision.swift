public import DataSource
public import Observation

// Asks if a new height also applies to the weigh-ins with the old one.
@MainActor @Observable public final class HeightRevision: Composable {
    public let appDependencies: AppDependencies
    public let settings: Settings
    public let today: Day
    public var question: HeightQuestion?
    public var since: DayEntry
    public var correction: HeightCorrection?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        settings: Settings = Settings(),
        today: Day = .epoch,
        question: HeightQuestion? = nil,
        since: DayEntry? = nil,
        correction: HeightCorrection? = nil,
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
        self.correction = correction
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        // A chosen correction is not asked about again.
        case .onSubmit:
            if case .holds = correction { break }
            correction = nil

        case .correctionChosen(let correction):
            self.correction = correction

        case .onAsk(let question):
            self.question = question

        case .wrongButtonTapped:
            question = nil
            correction = .wasWrong

        case .onChangeSince:
            since.checkTyped()

        case .changedButtonTapped:
            since.check()
            guard let day = since.day else { break }
            question = nil
            correction = .changed(from: day)

        case .cancelButtonTapped:
            question = nil
        }
    }

    public enum Action: Sendable {
        case onSubmit
        case correctionChosen(HeightCorrection)
        case onAsk(HeightQuestion)
        case onChangeSince
        case wrongButtonTapped
        case changedButtonTapped
        case cancelButtonTapped
    }
}
