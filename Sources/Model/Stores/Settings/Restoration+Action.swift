public import DataSource

extension Restoration {
    public enum Action: HasLoadingAction, HasAttemptAction {
        case loading(LoadingAction<[Restorable]>)
        case restorableButtonTapped(Restorable)
        case previewResponse(Result<RecoveryPreview, any Error>)
        case restoreConfirmButtonTapped
        case restoreCancelButtonTapped
        case onDismissRestored
        case attempt(AttemptAction<Restorable>)
    }
}
