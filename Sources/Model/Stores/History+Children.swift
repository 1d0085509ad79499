import DataSource

extension History {
    func makeEditor(_ weighIn: WeighIn, _ appDependencies: AppDependencies) -> WeighInEditor {
        WeighInEditor(
            appDependencies,
            person: person,
            distinction: distinction,
            settings: settings,
            weighIns: weighIns,
            weighIn: weighIn,
            action: { [weak self] in await self?.send(.weighInEditor($0)) }
        )
    }

    func makeJump(_ entry: HistoryEntry, _ appDependencies: AppDependencies) -> HistoryJump {
        HistoryJump(
            appDependencies,
            day: entry.weighIn.day,
            action: { [weak self] in await self?.send(.jump($0)) }
        )
    }

    func makeMove(_ entry: HistoryEntry, _ appDependencies: AppDependencies) -> HistoryMove {
        HistoryMove(
            appDependencies,
            person: person,
            settings: settings,
            weighIn: entry.weighIn,
            action: { [weak self] in await self?.send(.move($0)) }
        )
    }
}
