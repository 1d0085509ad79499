public import DataSource
public import Observation

@MainActor @Observable public final class HistoryMove: Composable, Identifiable {
    private let personService: PersonService
    private let weighInService: WeighInService

    public let person: Person
    public let settings: Settings
    public let weighIn: WeighIn
    public var people: [PersonSummary]
    public var destination: Person?
    public var finalChange: FinalChange?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        weighIn: WeighIn = .empty,
        people: [PersonSummary] = [],
        destination: Person? = nil,
        finalChange: FinalChange? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        personService = PersonService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.settings = settings
        self.weighIn = weighIn
        self.people = people
        self.destination = destination
        self.finalChange = finalChange
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.loadResponse(Result { try otherPeople() }))

        case .loadResponse(.success(let people)):
            self.people = people

        case .personButtonTapped(let other):
            destination = other
            await move()

        // Whoever was deleted elsewhere would take the weigh-in out of sight.
        case .moveResponse(.success(nil)):
            await send(.task)

        case .moveResponse(.failure(let change as FinalChange)):
            finalChange = change

        case .finalConfirmButtonTapped:
            finalChange = nil
            await move(isFinal: true)

        case .finalCancelButtonTapped:
            finalChange = nil

        case .loadResponse(.failure), .moveResponse, .cancelButtonTapped:
            break
        }
    }

    private func otherPeople() throws -> [PersonSummary] {
        try personService.loadSummaries(settings: settings).values.filter { $0.id != person.id }
    }

    private func move(isFinal: Bool = false) async {
        guard let destination else { return }
        await send(.moveResponse(Result { try moved(to: destination, isFinal) }))
    }

    private func moved(to other: Person, _ isFinal: Bool) throws -> WeighIn? {
        guard try !personService.isGone(other) else { return nil }
        try weighInService.move(weighIn, from: person, to: other, isFinal: isFinal).get()
        return weighIn
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<[PersonSummary], any Error>)
        case personButtonTapped(Person)
        case moveResponse(Result<WeighIn?, any Error>)
        case finalConfirmButtonTapped
        case finalCancelButtonTapped
        case cancelButtonTapped
    }
}
