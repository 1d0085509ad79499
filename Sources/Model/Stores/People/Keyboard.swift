public import DataSource
public import Observation

// Keys chosen by the user, and the faults in their file.
@MainActor @Observable public final class Keyboard: Composable {
    public let appDependencies: AppDependencies
    private var keyService: KeyService { KeyService(appDependencies) }

    public var choices: KeyChoices
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        choices: KeyChoices = KeyChoices(),
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.choices = choices
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            let choices = await workerClient.run { [keyService] in keyService.load() }
            await send(.loadResponse(choices))

        case .loadResponse(let choices):
            self.choices = choices

        case .onDismissFault:
            choices.faults = Array(choices.faults.dropFirst())
        }
    }

    public enum Action: Sendable {
        case task
        case loadResponse(KeyChoices)
        case onDismissFault
    }
}
