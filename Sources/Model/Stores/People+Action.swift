public import DataSource

extension People {
    public enum Action: LoadingAction {
        case task(AppDependencies)
        case onDisappear
        case onChangeData
        case onChangeNotice(StorageError)
        case loadResponse(Result<Loaded<PersonSummary>, any Error>)
        case retryButtonTapped
        case onChangePath([Path])
        case addButtonTapped(AppDependencies)
        case personButtonTapped(Person, AppDependencies)
        case personBMI(PersonBMI.Action, AppDependencies)
        case dashboard(Dashboard.Action)
        case history(History.Action)
        case trends(Trends.Action)
        case settingsButtonTapped(AppDependencies)
        case preferences(Preferences.Action)
        case restoreButtonTapped([StorageError], AppDependencies)
        case restoration(Restoration.Action)
        case peopleButtonTapped(AppDependencies)
        case personChooser(PersonChooser.Action, AppDependencies)
        case departureConfirmButtonTapped
        case bringBackButtonTapped
        case bringBackResponse(Result<Person, any Error>)
        case failureConfirmButtonTapped
        case undoButtonTapped
        case redoButtonTapped
        case undoResponse(UndoDirection, Result<UndoOutcome, any Error>)
        case undoFailureConfirmButtonTapped
    }
}
