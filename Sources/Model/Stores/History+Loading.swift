public import DataSource

extension History {
    // What is searched stands in the note, or is a part of the day such as 2026-10.
    public var foundEntries: [HistoryEntry] {
        guard !query.isEmpty else { return entries }
        return entries.filter {
            $0.weighIn.note.lowercased().contains(query.lowercased())
                || $0.weighIn.day.description.contains(query)
        }
    }

    func content() throws(StorageError) -> Loaded<WeighIn> {
        try weighInService.load(of: person)
    }

    func show(_ loaded: Loaded<WeighIn>) {
        weighIns = loaded.values
        problems = loaded.problems
        let points = trendService.trend(of: weighIns)
        entries = weighInService.entries(of: weighIns, points: points)
    }

    func makeEditor(_ weighIn: WeighIn, _ appDependencies: AppDependencies) -> WeighInEditor {
        WeighInEditor(
            appDependencies,
            person: person,
            settings: settings,
            weighIns: weighIns,
            weighIn: weighIn,
            action: { [weak self] in await self?.send(.weighInEditor($0)) }
        )
    }

    func delete(_ entry: HistoryEntry) throws -> WeighIn {
        try weighInService.delete(entry.weighIn, of: person)
        return entry.weighIn
    }
}
