public import DataSource

extension History {
    public struct Content: Sendable {
        public var person: Person
        public var distinction: Int?
        public var settings: Settings
        public var weighIns: Loaded<WeighIn>
    }

    public enum Action: HasLoadingAction, HasWeighInEditorAction {
        case task(weekdays: [Weekday: String])
        case loading(LoadingAction<Content>)
        case table(HistoryTable.Action)
        case deletion(WeighInDeletion.Action)
        case moveButtonTapped(AppDependencies)
        case move(HistoryMove.Action)
        case failureConfirmButtonTapped
        case weighInEditor(WeighInEditor.Action)
    }
}
