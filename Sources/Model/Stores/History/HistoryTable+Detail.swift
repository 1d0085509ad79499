public import DataSource

extension HistoryTable {
    // What is said of the marked weigh-in where there is room beside the list.
    public var markedDetail: HistoryDetail? {
        markedEntry.flatMap {
            historyService.detail(of: $0, in: entries, person: person, scheme: scheme)
        }
    }
}
