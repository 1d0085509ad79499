public import DataSource

extension History {
    public enum Action: HasLoadingAction {
        case task(weekdays: [Weekday: String])
        case loading(LoadingAction<Loaded<WeighIn>>)
        case entryButtonTapped(HistoryEntry, AppDependencies)
        case deleteButtonTapped(HistoryEntry)
        case deleteResponse(Result<WeighIn, any Error>)
        case jumpButtonTapped
        case jumpConfirmButtonTapped
        case jumpCancelButtonTapped
        case moveButtonTapped
        case movePeopleResponse(Result<HistoryMove, any Error>)
        case movePersonButtonTapped(Person)
        case moveCancelButtonTapped
        case moveResponse(Result<WeighIn, any Error>)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}
