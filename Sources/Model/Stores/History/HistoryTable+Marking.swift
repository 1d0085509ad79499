import DataSource

extension HistoryTable {
    var isInOrder: Bool { query.isBlank && order == [.newestFirst] }

    func mark(_ id: WeighIn.ID?) {
        selection = id
        findMark()
    }

    func findMark() {
        position = historyService.position(of: selection, in: rows, near: position ?? 0)
    }

    func makeJump(
        _ entry: HistoryEntry,
        _ appDependencies: AppDependencies
    ) -> HistoryJump {
        HistoryJump(
            appDependencies,
            day: entry.weighIn.day,
            language: language,
            action: { [weak self] in await self?.send(.jump($0)) }
        )
    }
}
