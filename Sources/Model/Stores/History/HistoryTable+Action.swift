public import DataSource

extension HistoryTable {
    public enum Action: Sendable {
        case task(weekdays: [Weekday: String])
        case onChangeData(History.Content)
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
