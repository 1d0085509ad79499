public import DataSource

extension Restoration {
    public enum Action: LoadingAction {
        case task
        case onDisappear
        case onChangeData
        case loadResponse(Result<[Restorable], any Error>)
        case retryButtonTapped
        case restorableButtonTapped(Restorable)
        case previewResponse(Result<RecoveryPreview, any Error>)
        case restoreConfirmButtonTapped
        case restoreCancelButtonTapped
        case restoreRetryButtonTapped
        case restoreResponse(Result<Restorable, any Error>)
        case failureConfirmButtonTapped
    }
}
