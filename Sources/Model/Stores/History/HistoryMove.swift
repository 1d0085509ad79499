public import DataSource
public import Observation

@MainActor @Observable public final class HistoryMove: AttemptingStore, Identifiable {
    public let appDependencies: AppDependencies
    private let moveService: MoveService
    private let personService: PersonService
    private let weighInService: WeighInService

    public let person: Person
    public let settings: Settings
    public let weighIn: WeighIn
    // nil: not read yet
    public var people: [PersonSummary]?
    public var destination: Person?
    public var presentedWarnings: [EntryWarning]
    public var refusal: EntryError?
    public var hindrance: Hindrance?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        weighIn: WeighIn = .empty,
        people: [PersonSummary]? = nil,
        destination: Person? = nil,
        presentedWarnings: [EntryWarning] = [],
        refusal: EntryError? = nil,
        hindrance: Hindrance? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        moveService = MoveService(appDependencies)
        personService = PersonService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.settings = settings
        self.weighIn = weighIn
        self.people = people
        self.destination = destination
        self.presentedWarnings = presentedWarnings
        self.refusal = refusal
        self.hindrance = hindrance
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.loadResponse(await otherPeople()))

        case .loadResponse(.success(let people)):
            self.people = people

        case .personButtonTapped(let other):
            destination = other
            await submit(to: other)

        case .warningConfirmButtonTapped:
            presentedWarnings = []
            await attempt()

        case .warningCancelButtonTapped:
            presentedWarnings = []

        case .refusalConfirmButtonTapped:
            refusal = nil

        // Whoever was deleted elsewhere would take the weigh-in out of sight.
        case .attempt(.response(.success(.personIsGone))):
            await send(.task)

        case .attempt(let action):
            await reduceAttempt(action)

        case .loadResponse(.failure), .onDismiss:
            break
        }
    }

    // Whatever hinders reading hinders moving too, which tells the person.
    private func submit(to other: Person) async {
        let check = await answer { [moveService, weighIn] in
            Result { try moveService.check(weighIn, of: other) }
        }
        switch check {
        case .success(let warnings): presentedWarnings = warnings
        case .failure(let error): refusal = error as? EntryError
        case nil: return
        }
        if presentedWarnings.isEmpty, refusal == nil { await attempt() }
    }

    private func otherPeople() async -> Result<[PersonSummary], any Error> {
        await workerClient.run { [personService, settings, person] in
            Result {
                try personService.loadSummaries(settings: settings).values
                    .filter { $0.id != person.id }
            }
        }
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> Outcome)? {
        guard let destination else { return nil }
        return { [personService, weighInService, person, weighIn] in
            guard try !personService.isGone(destination) else { return .personIsGone }
            try weighInService.move(weighIn, from: person, to: destination, isFinal: isFinal)
                .get()
            return .moved(weighIn)
        }
    }

    public enum Outcome: Hashable, Sendable {
        case moved(WeighIn)
        case personIsGone
    }

    public enum Action: HasAttemptAction {
        case task
        case loadResponse(Result<[PersonSummary], any Error>)
        case personButtonTapped(Person)
        case warningConfirmButtonTapped
        case warningCancelButtonTapped
        case refusalConfirmButtonTapped
        case attempt(AttemptAction<Outcome>)
        case onDismiss
    }
}
