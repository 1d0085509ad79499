public import DataSource
public import Observation

@MainActor @Observable public final class WeighInDeletion: AttemptingStore {
    public let appDependencies: AppDependencies
    private let weighInService: WeighInService

    public let person: Person
    public var weighIn: WeighIn?
    public var hindrance: Hindrance?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        weighIn: WeighIn? = nil,
        hindrance: Hindrance? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.weighIn = weighIn
        self.hindrance = hindrance
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .deleteButtonTapped(let weighIn):
            self.weighIn = weighIn
            await attempt()

        case .attempt(.response(.success)):
            weighIn = nil

        case .attempt(let action):
            await reduceAttempt(action)
        }
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> WeighIn)? {
        guard let weighIn else { return nil }
        return { [weighInService, person] in
            try weighInService.delete(weighIn, of: person, isFinal: isFinal).get()
            return weighIn
        }
    }

    public enum Action: HasAttemptAction {
        case deleteButtonTapped(WeighIn)
        case attempt(AttemptAction<WeighIn>)
    }
}
