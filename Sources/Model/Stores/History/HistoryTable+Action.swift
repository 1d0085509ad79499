public import DataSource

extension HistoryTable {
    public enum Action: Sendable {
        case task(weekdays: [Weekday: String])
        case onChangeData(
            [HistoryEntry],
            months: [HistoryMonth],
            longestNote: Int,
            person: Person,
            scheme: Scheme,
            settings: Settings,
            language: Language
        )
        case onChangeQuery
        case onChangeOrder([HistoryOrder])
        case onChangeSelection(WeighIn.ID?)
        case onDismissNotice
        case entryButtonTapped(HistoryEntry)
        case deleteButtonTapped(HistoryEntry)
        case jumpButtonTapped
        case jump(HistoryJump.Action)
    }
}
