public import DataSource
public import Observation

@MainActor @Observable public final class HistoryMove: Composable, Identifiable {
    private let personService: PersonService
    private let weighInService: WeighInService

    public let person: Person
    public let settings: Settings
    public let weighIn: WeighIn
    public var people: [PersonSummary]
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        weighIn: WeighIn = .empty,
        people: [PersonSummary] = [],
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        personService = PersonService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.settings = settings
        self.weighIn = weighIn
        self.people = people
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.loadResponse(Result { try otherPeople() }))

        case .loadResponse(.success(let people)):
            self.people = people

        case .personButtonTapped(let other):
            await send(.moveResponse(Result { try move(to: other) }))

        case .loadResponse(.failure), .moveResponse, .cancelButtonTapped:
            break
        }
    }

    private func otherPeople() throws -> [PersonSummary] {
        try personService.loadSummaries().values.filter { $0.id != person.id }
    }

    private func move(to other: Person) throws -> WeighIn {
        try weighInService.move(weighIn, from: person, to: other)
        return weighIn
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<[PersonSummary], any Error>)
        case personButtonTapped(Person)
        case moveResponse(Result<WeighIn, any Error>)
        case cancelButtonTapped
    }
}
