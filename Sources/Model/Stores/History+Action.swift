public import DataSource

extension History {
    public enum Action: LoadingAction {
        case task
        case onDisappear
        case onChangeData
        case loadResponse(Result<Loaded<WeighIn>, any Error>)
        case retryButtonTapped
        case entryButtonTapped(HistoryEntry, AppDependencies)
        case deleteButtonTapped(HistoryEntry)
        case deleteConfirmButtonTapped
        case deleteCancelButtonTapped
        case deleteResponse(Result<WeighIn, any Error>)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}
