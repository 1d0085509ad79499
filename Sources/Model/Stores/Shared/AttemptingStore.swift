public import DataSource

// A Store that does something that may fail, or that could not be taken back.
@MainActor
public protocol AttemptingStore: Composable where Action: HasAttemptAction {
    var hindrance: Hindrance? { get set }

    // Nothing, where there is nothing to do.
    func perform(isFinal: Bool) throws -> Action.Outcome?
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
            guard let outcome = try perform(isFinal: isFinal) else { return }
            await send(.attempt(.response(.success(outcome))))
        } catch {
            await send(.attempt(.response(.failure(error))))
        }
    }
}
