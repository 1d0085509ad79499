import DataSource

extension People {
    func load() async {
        await send(.loadResponse(Result { try personService.loadSummaries() }))
    }

    func observeChanges() {
        changes?.cancel()
        let stream = appStateClient.withLock(\.changedKeys).stream
        changes = Task { [weak self] in
            for await keys in stream where !keys.isEmpty {
                await self?.send(.onChangeData)
            }
        }
    }
}
