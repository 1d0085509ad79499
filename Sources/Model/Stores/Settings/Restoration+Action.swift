public import DataSource

extension Restoration {
    public enum Action: HasLoadingAction {
        case loading(LoadingAction<[Restorable]>)
        case restorableButtonTapped(Restorable)
        case previewResponse(Result<RecoveryPreview, any Error>)
        case restoreConfirmButtonTapped
        case restoreCancelButtonTapped
        case restoreRetryButtonTapped
        case restoreResponse(Result<Restorable, any Error>)
        case failureConfirmButtonTapped
    }
}
