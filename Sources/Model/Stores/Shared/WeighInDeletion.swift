public import DataSource
public import Observation

@MainActor @Observable public final class WeighInDeletion: Composable {
    public let appDependencies: AppDependencies
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public let person: Person
    public let weighIn: WeighIn
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        weighIn: WeighIn = .empty,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.person = person
        self.weighIn = weighIn
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .deleteButtonTapped:
            await delete()

        case .deleteResponse(.success):
            break

        case .deleteResponse(.failure(let error)):
            attempt = Attempt(error)

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { await delete(isIrreversible: $0) }
        }
    }

    private func delete(isIrreversible: Bool = false) async {
        await run(\.attempt, Action.deleteResponse) { [weighInService, person, weighIn] in
            try weighInService.delete(weighIn, of: person, isIrreversible: isIrreversible).get()
            return weighIn
        }
    }

    public enum Action: Sendable {
        case deleteButtonTapped
        case deleteResponse(Result<WeighIn, any Error>)
        case attempt(AttemptAction)
    }
}
