import DataSource

extension History {
    func makeMove(_ entry: HistoryEntry) -> HistoryMove {
        HistoryMove(
            appDependencies,
            person: person,
            settings: settings,
            weighIn: entry.weighIn,
            action: { [weak self] in await self?.send(.move($0)) }
        )
    }

    func reduceChild(_ action: HistoryMove.Action) async {
        switch action {
        case .moveResponse(.success(.moved)):
            move = nil
            await load()

        case .loadResponse(.failure(let error)):
            move = nil
            failure = StorageError(error)

        case .onDismiss:
            move = nil

        case .task, .loadResponse, .personButtonTapped, .warningConfirmButtonTapped,
            .warningCancelButtonTapped, .refusalConfirmButtonTapped, .moveResponse,
            .retryButtonTapped, .failureConfirmButtonTapped, .irreversibleConfirmButtonTapped,
            .irreversibleCancelButtonTapped:
            break
        }
    }
}
