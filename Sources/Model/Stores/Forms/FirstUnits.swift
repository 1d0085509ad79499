public import DataSource
public import Observation

// Language and units of the first person; the locale proposes them.
@MainActor @Observable public final class FirstUnits: Composable {
    public let appDependencies: AppDependencies
    private let settingsService: SettingsService

    public var settings: Settings
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        settings: Settings = Settings(),
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        settingsService = SettingsService(appDependencies)
        self.settings = settings
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onAcceptProposal:
            await save(replacing: Settings())

        case .languagePickerSelected(let language):
            await change { $0.language = language }

        case .weightUnitPickerSelected(let unit):
            await change { $0.weightUnit = unit }

        case .heightUnitPickerSelected(let unit):
            await change { $0.heightUnit = unit }

        case .saveResponse(.success):
            break

        case .saveResponse(.failure(let error)):
            appStateClient.send(\.notice, StorageError(error))
        }
    }

    public var language: Language { settingsService.language(of: settings) }

    private func change(_ change: (inout Settings) -> Void) async {
        let old = settings
        change(&settings)
        await save(replacing: old)
    }

    private func save(replacing old: Settings) async {
        guard settings != old else { return }
        let result = await workerClient.run { [settingsService, settings] in
            Result {
                try settingsService.save(settings, replacing: old)
                return settings
            }
        }
        await send(.saveResponse(result))
    }

    public enum Action: Sendable {
        case onAcceptProposal
        case languagePickerSelected(Language)
        case weightUnitPickerSelected(WeightUnit)
        case heightUnitPickerSelected(HeightUnit)
        case saveResponse(Result<Settings, any Error>)
    }
}
