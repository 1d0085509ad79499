public import DataSource

extension History {
    public enum Action: HasLoadingAction, HasWeighInEditorAction {
        case task(weekdays: [Weekday: String])
        case loading(LoadingAction<Loaded<WeighIn>>)
        case table(HistoryTable.Action)
        case deletion(WeighInDeletion.Action)
        case moveButtonTapped(AppDependencies)
        case move(HistoryMove.Action)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}
