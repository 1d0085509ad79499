import DataSource

extension Composable {
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
