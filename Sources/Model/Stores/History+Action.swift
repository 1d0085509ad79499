public import DataSource

extension History {
    public enum Action: HasLoadingAction, HasWeighInEditorAction {
        case task(weekdays: [Weekday: String])
        case loading(LoadingAction<Loaded<WeighIn>>)
        case entryButtonTapped(HistoryEntry, AppDependencies)
        case deletion(WeighInDeletion.Action)
        case jumpButtonTapped(AppDependencies)
        case jump(HistoryJump.Action)
        case moveButtonTapped(AppDependencies)
        case move(HistoryMove.Action)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}
