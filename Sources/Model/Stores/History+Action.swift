public import DataSource

extension History {
    public enum Action: HasLoadingAction {
        case task(weekdays: [Weekday: String])
        case loading(LoadingAction<Loaded<WeighIn>>)
        case entryButtonTapped(HistoryEntry, AppDependencies)
        case deleteButtonTapped(HistoryEntry)
        case finalDeletionConfirmButtonTapped(FinalDeletion)
        case finalDeletionCancelButtonTapped
        case deleteResponse(Result<WeighIn, any Error>)
        case jumpButtonTapped(AppDependencies)
        case jump(HistoryJump.Action)
        case moveButtonTapped(AppDependencies)
        case move(HistoryMove.Action)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}
