public import DataSource
public import Observation

// Takes in what arrives by itself while the app is open. What is there at the start arrives once the
// folder is watched, after the first screen.
@MainActor @Observable public final class Intake: Composable {
    public let appDependencies: AppDependencies
    private var intakeService: IntakeService { IntakeService(appDependencies) }
    private var watchService: WatchService { WatchService(appDependencies) }

    @ObservationIgnored private var inbox: ChangeObservation?
    @ObservationIgnored private var landings: ChangeObservation?
    // Says why a line of the inbox is left.
    @ObservationIgnored private var text: (InboxFault) -> String

    // A file that waits for a yes.
    public var arrival: Arrival?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        arrival: Arrival? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        text = { _ in "" }
        self.arrival = arrival
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let text):
            self.text = text
            let keys = appStateClient.withLock(\.changedKeys).stream
            inbox = ChangeObservation(
                Task { [weak self] in
                    for await keys in keys where keys.containInbox { await self?.send(.onArrival) }
                }
            )

        case .onArrival:
            if landings == nil { await watchFolders() }
            while await take(), !Task.isCancelled {
                await appDependencies.clockClient.sleep(.seconds(IntakeService.pause))
            }

        // Does not wait for a file that is being written.
        case .onPrompt: _ = await take()

        case .takeResponse(.success(let outcome)):
            arrival = outcome.arrivals.first
            for rest in outcome.rests { await leave(rest, isTold: outcome.changed != nil) }
            if let notice = outcome.notice { appStateClient.send(\.notice, notice) }

        case .agreeButtonTapped:
            await answer { service, arrival throws(StorageError) in
                try service.agree(to: arrival)
            }

        case .declineButtonTapped:
            await answer { service, arrival throws(StorageError) in
                try service.decline(arrival)
            }

        case .takeResponse(.failure(let error)):
            appStateClient.send(\.notice, error)
        }
    }

    private func watchFolders() async {
        let news = await workerClient.run { [watchService] in watchService.changes() }
        landings = ChangeObservation(
            Task { [weak self, watchService] in
                await watchService.follow(news) { await self?.send(.onArrival) }
            }
        )
    }

    // True while a file is being written.
    private func take() async -> Bool {
        let result = await workerClient.run { [intakeService] in
            Result { () throws(StorageError) in try intakeService.take() }
        }
        await send(.takeResponse(result))
        return (try? result.get().isBeingWritten) ?? false
    }

    // The notice of the import has the number of remaining lines.
    private func leave(_ rest: InboxRest, isTold: Bool) async {
        let texts = rest.faults.mapValues(text)
        let result = await workerClient.run { [intakeService] in
            Result { () throws(StorageError) in try intakeService.leave(rest, texts) }
        }
        switch result {
        case .success(let notice?) where !isTold: appStateClient.send(\.notice, notice)
        case .success: break
        case .failure(let error): appStateClient.send(\.notice, error)
        }
    }

    private func answer(
        _ body: @escaping @Sendable (WatchService, Arrival) throws(StorageError) -> Void
    ) async {
        guard let arrival else { return }
        self.arrival = nil
        let result = await workerClient.run { [watchService] in
            Result { () throws(StorageError) in try body(watchService, arrival) }
        }
        if case .failure(let error) = result { appStateClient.send(\.notice, error) }
        await send(.onArrival)
    }

    public enum Action: Sendable {
        case task(@MainActor @Sendable (InboxFault) -> String)
        case onArrival
        case onPrompt
        case takeResponse(Result<IntakeOutcome, StorageError>)
        case agreeButtonTapped
        case declineButtonTapped
    }
}
