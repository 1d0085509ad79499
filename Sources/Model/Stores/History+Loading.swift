public import DataSource

extension History {
    public var markedEntry: HistoryEntry? {
        rows.first { $0.id == selection } ?? rows.first
    }

    func content() throws(StorageError) -> Loaded<WeighIn> {
        try weighInService.load(of: person)
    }

    func show(_ loaded: Loaded<WeighIn>) {
        settings = settingsService.newest(settings)
        person = personService.newest(person)
        distinction = (try? personService.loadDistinction(of: person)) ?? nil
        weighIns = loaded.values
        problems = loaded.problems
        weighInEditor?.weighIns = weighIns
        let points = trendService.trend(of: weighIns)
        entries = weighInService.entries(of: weighIns, points: points)
        index = nil
        arrange()
    }

    func arrange() {
        rows = historyService.rows(of: entries, at: found(), order: order.first)
    }

    // What can be searched is gathered when somebody searches.
    private func found() -> [Int32]? {
        guard !query.isEmpty else { return nil }
        let index = index ?? HistoryIndex(entries, weekdays: weekdays)
        self.index = index
        return index.places(of: query)
    }
}
