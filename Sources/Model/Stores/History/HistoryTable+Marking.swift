public import DataSource

extension HistoryTable {
    // Text to underline in the rows.
    public var marks: [String] { [query.searched].compactMap(\.self) }

    public func isWeighed(_ day: Day) -> Bool { historyService.isWeighed(day, in: entries) }

    var isInOrder: Bool { query.isBlank && order == [.newestFirst] }

    func mark(_ id: WeighIn.ID?) {
        selection = id
        findMark()
    }

    func findMark() {
        position = historyService.position(of: selection, in: rows, near: position ?? 0)
    }

    func makeJump(
        _ entry: HistoryEntry
    ) -> HistoryJump {
        HistoryJump(
            appDependencies,
            day: entry.weighIn.day,
            language: language,
            action: { [weak self] in await self?.send(.jump($0)) }
        )
    }
}
