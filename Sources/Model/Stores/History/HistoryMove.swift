public import DataSource
public import Observation

@MainActor @Observable public final class HistoryMove: Composable, Identifiable {
    public let appDependencies: AppDependencies
    private var moveService: MoveService { MoveService(appDependencies) }
    private var personService: PersonService { PersonService(appDependencies) }
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public let person: Person
    public let settings: Settings
    public let weighIn: WeighIn
    // `nil` until read.
    public var people: [PersonSummary]?
    public var destination: Person?
    public var presentedWarnings: [EntryWarning]
    public var refusal: EntryError?
    public var attempt: Attempt
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
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.person = person
        self.settings = settings
        self.weighIn = weighIn
        self.people = people
        self.destination = destination
        self.presentedWarnings = presentedWarnings
        self.refusal = refusal
        self.attempt = attempt
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
            await move()

        case .warningCancelButtonTapped:
            presentedWarnings = []

        case .refusalConfirmButtonTapped:
            refusal = nil

        // The chosen person was deleted elsewhere: the weigh-in would disappear from view.
        case .moveResponse(.success(.personIsGone)):
            await send(.task)

        case .moveResponse(.failure(let error)):
            attempt = Attempt(error)

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { await move(isIrreversible: $0) }

        case .loadResponse(.failure), .moveResponse(.success(.moved)), .onDismiss:
            break
        }
    }

    // If reading fails, moving fails too and reports it.
    private func submit(to other: Person) async {
        let check = await answer(\.attempt) { [moveService, person, weighIn] in
            Result { try moveService.check(weighIn, from: person, to: other) }
        }
        switch check {
        case .success(let warnings): presentedWarnings = warnings
        case .failure(let error): refusal = error as? EntryError
        case nil: return
        }
        if presentedWarnings.isEmpty, refusal == nil { await move() }
    }

    private func otherPeople() async -> Result<[PersonSummary], any Error> {
        await workerClient.run { [personService, settings, person] in
            Result {
                try personService.loadSummaries(settings: settings).values
                    .filter { $0.id != person.id }
            }
        }
    }

    private func move(isIrreversible: Bool = false) async {
        guard let destination else { return }
        await run(\.attempt, Action.moveResponse) {
            [personService, weighInService, person, weighIn] in
            guard try !personService.isGone(destination) else { return .personIsGone }
            try weighInService.move(
                weighIn,
                from: person,
                to: destination,
                isIrreversible: isIrreversible
            )
            .get()
            return .moved(weighIn)
        }
    }

    public enum Outcome: Hashable, Sendable {
        case moved(WeighIn)
        case personIsGone
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<[PersonSummary], any Error>)
        case personButtonTapped(Person)
        case warningConfirmButtonTapped
        case warningCancelButtonTapped
        case refusalConfirmButtonTapped
        case moveResponse(Result<Outcome, any Error>)
        case attempt(AttemptAction)
        case onDismiss
    }
}
