import DataSource

// A Store with an attempt, whose work commands run too.
@MainActor
public protocol AttemptingStore: Composable {
    associatedtype Outcome: Sendable

    var attempt: Attempt { get set }

    // Returns what the worker runs, or `nil` if there is nothing to do.
    func work(isFinal: Bool) throws -> (@Sendable () throws -> Outcome)?
}

extension AttemptingStore {
    func run(
        isFinal: Bool = false,
        _ response: (Result<Outcome, any Error>) -> Action
    ) async {
        if attempt != .pending { attempt = .idle }
        do {
            guard let work = try work(isFinal: isFinal),
                let result = await answer({ Result { try work() } })
            else {
                return
            }
            await send(response(result))
        } catch {
            await send(response(.failure(error)))
        }
    }

    // Returns `nil` while another answer is pending: nothing is done twice on a slow disk.
    func answer<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
        guard attempt != .pending else { return nil }
        attempt = .pending
        let answer = await workerClient.run(work)
        attempt = .idle
        return answer
    }
}
