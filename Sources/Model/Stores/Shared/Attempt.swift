public import DataSource

// State of an operation that may fail or be irreversible.
public enum Attempt: Hashable, Sendable {
    case idle
    case pending
    case irreversible(IrreversibleChange)
    case failed(StorageError)

    init(_ error: any Error) {
        self = (error as? IrreversibleChange).map(Self.irreversible) ?? .failed(StorageError(error))
    }

    public var irreversibleChange: IrreversibleChange? {
        if case .irreversible(let change) = self { change } else { nil }
    }

    public var failure: StorageError? {
        if case .failed(let error) = self { error } else { nil }
    }
}

// Answers to an attempt that has failed or would be irreversible.
public enum AttemptAction: Sendable {
    case retryButtonTapped
    case confirmButtonTapped
    case cancelButtonTapped
}

extension Composable {
    func reduceAttempt(
        _ action: AttemptAction,
        _ attempt: ReferenceWritableKeyPath<Self, Attempt>,
        again: (_ isIrreversible: Bool) async -> Void
    ) async {
        switch action {
        case .retryButtonTapped: await again(false)
        case .confirmButtonTapped: await again(true)
        case .cancelButtonTapped: self[keyPath: attempt] = .idle
        }
    }

    // Leaves `.idle`; the Store that reduces the response sets a failure.
    func run<Outcome: Sendable>(
        _ attempt: ReferenceWritableKeyPath<Self, Attempt>,
        _ response: (Result<Outcome, any Error>) -> Action,
        _ work: @escaping @Sendable () throws -> Outcome
    ) async {
        let result = await answer(attempt) { Result { try work() } }
        if let result { await send(response(result)) }
    }

    // Returns `nil` while another answer is pending: a slow disk must not run it twice.
    func answer<Answer: Sendable>(
        _ attempt: ReferenceWritableKeyPath<Self, Attempt>,
        _ work: @escaping @Sendable () -> Answer
    ) async -> Answer? {
        guard self[keyPath: attempt] != .pending else { return nil }
        self[keyPath: attempt] = .pending
        let answer = await workerClient.run(work)
        self[keyPath: attempt] = .idle
        return answer
    }
}
