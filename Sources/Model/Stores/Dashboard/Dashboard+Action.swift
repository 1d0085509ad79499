public import DataSource

extension Dashboard {
    public struct Content: Sendable {
        public var person: Person
        public var distinction: Int?
        public var settings: Settings
        public var weighIns: Loaded<WeighIn>
    }

    public enum Action: HasLoadingAction, HasWeighInEditorAction {
        case loading(LoadingAction<Content>)
        case onOpenDraft(LeftDraft, AppDependencies)
        case weighInButtonTapped(AppDependencies)
        case entryButtonTapped(HistoryEntry, AppDependencies)
        case onChangeSelection(WeighIn.ID?)
        case deleteButtonTapped(HistoryEntry)
        case deletion(WeighInDeletion.Action)
        case editButtonTapped(AppDependencies)
        case historyButtonTapped(AppDependencies)
        case trendsButtonTapped(AppDependencies)
        case settingsButtonTapped(AppDependencies)
        case limitsCloseButtonTapped
        case personEditor(PersonEditor.Action)
        case weighInEditor(WeighInEditor.Action)
    }
}
