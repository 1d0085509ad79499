public import DataSource

// A Store that does something that may fail, or that could not be taken back.
@MainActor
public protocol AttemptingStore: Composable where Action: HasAttemptAction {
    var hindrance: Hindrance? { get set }

    // What does it, apart from the main actor; nothing where there is nothing to do.
    func work(isFinal: Bool) throws -> (@Sendable () throws -> Action.Outcome)?
}

extension AttemptingStore {
    public var finalChange: FinalChange? {
        if case .wouldBeFinal(let change) = hindrance { change } else { nil }
    }

    public var failure: StorageError? {
        if case .failed(let error) = hindrance { error } else { nil }
    }
}

extension AttemptingStore {
    func reduceAttempt(_ action: AttemptAction<Action.Outcome>) async {
        switch action {
        case .response(.success):
            hindrance = nil

        case .response(.failure(let error)):
            hindrance = Hindrance(error)

        case .finalConfirmButtonTapped:
            hindrance = nil
            await attempt(isFinal: true)

        case .retryButtonTapped:
            hindrance = nil
            await attempt()

        case .finalCancelButtonTapped, .failureConfirmButtonTapped:
            hindrance = nil
        }
    }

    func attempt(isFinal: Bool = false) async {
        do {
            guard let work = try work(isFinal: isFinal),
                let result = await answer({ Result { try work() } })
            else {
                return
            }
            await send(.attempt(.response(result)))
        } catch {
            await send(.attempt(.response(.failure(error))))
        }
    }

    // One thing at a time: what is asked for while the disk has not answered is not done twice.
    func answer<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
        guard hindrance != .unanswered else { return nil }
        hindrance = .unanswered
        let answer = await workerClient.run(work)
        hindrance = nil
        return answer
    }
}
