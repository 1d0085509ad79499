public import DataSource
public import Observation

@MainActor @Observable public final class WeighInDeletion: AttemptingStore {
    public let appDependencies: AppDependencies
    private let weighInService: WeighInService

    public let person: Person
    public var weighIn: WeighIn?
    public var attempt: Attempt
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        weighIn: WeighIn? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.weighIn = weighIn
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .deleteButtonTapped(let weighIn):
            self.weighIn = weighIn
            await run(Action.deleteResponse)

        case .deleteResponse(.success):
            weighIn = nil

        case .deleteResponse(.failure(let error)):
            attempt = Attempt(error)

        case .retryButtonTapped:
            await run(Action.deleteResponse)

        case .irreversibleConfirmButtonTapped:
            await run(isFinal: true, Action.deleteResponse)

        case .failureConfirmButtonTapped, .irreversibleCancelButtonTapped:
            attempt = .idle
        }
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> WeighIn)? {
        guard let weighIn else { return nil }
        return { [weighInService, person] in
            try weighInService.delete(weighIn, of: person, isFinal: isFinal).get()
            return weighIn
        }
    }

    public enum Action: Sendable {
        case deleteButtonTapped(WeighIn)
        case deleteResponse(Result<WeighIn, any Error>)
        case retryButtonTapped
        case failureConfirmButtonTapped
        case irreversibleConfirmButtonTapped
        case irreversibleCancelButtonTapped
    }
}
