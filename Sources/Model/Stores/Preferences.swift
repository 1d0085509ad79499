public import DataSource
public import Observation

@MainActor @Observable public final class Preferences: Composable {
    let settingsService: SettingsService

    public var settings: Settings
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        settings: Settings = Settings(),
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        settingsService = SettingsService(appDependencies)
        self.settings = settings
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.loadResponse(Result { try settingsService.load() }))

        case .loadResponse(.success(let settings)):
            self.settings = settings

        case .weightUnitPickerSelected(let unit):
            await save { $0.weightUnit = unit }

        case .heightUnitPickerSelected(let unit):
            await save { $0.heightUnit = unit }

        case .schemePickerSelected(let scheme):
            await save { $0.scheme = scheme }

        case .languagePickerSelected(let language):
            await save { $0.language = language }

        case .weekStartPickerSelected(let weekday):
            await save { $0.weekStart = weekday }

        case .saveResponse(.success(let settings)):
            self.settings = settings

        case .loadResponse(.failure(let error)), .saveResponse(.failure(let error)):
            failure = StorageError(error)

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }

    private func save(_ change: (inout Settings) -> Void) async {
        var new = settings
        change(&new)
        await send(.saveResponse(Result { try saved(new) }))
    }

    private func saved(_ new: Settings) throws -> Settings {
        try settingsService.save(new, replacing: settings)
        return new
    }
}
