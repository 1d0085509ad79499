public import DataSource

extension People {
    public enum Action: HasLoadingAction {
        case task(AppDependencies)
        case foreignFolderKeepButtonTapped(AppDependencies)
        case loading(LoadingAction<Loaded<PersonSummary>>)
        case onIdle
        case onChangeNotice(StorageError)
        case onDismissNotice
        case onChangePath([Path])
        case addButtonTapped(AppDependencies)
        case personButtonTapped(Person, AppDependencies)
        case editButtonTapped(PersonSummary, AppDependencies)
        case personEditor(PersonEditor.Action)
        case deleteButtonTapped(Person)
        case deletion(PersonDeletion.Action)
        case peopleButtonTapped(AppDependencies)
        case settingsButtonTapped(AppDependencies)
        case weighInChosen(Person, AppDependencies)
        case historyChosen(Person, AppDependencies)
        case trendsChosen(Person, AppDependencies)
        case weightChosen(String, AppDependencies)
        case dayChosen(Day, AppDependencies)
        case reportChosen(AppDependencies)
        case settingChosen(Preferences.Action, AppDependencies)
        case importButtonTapped(AppDependencies)
        case exportButtonTapped(AppDependencies)
        case restoreButtonTapped([StorageError], AppDependencies)
        case personBMI(PersonBMI.Action, AppDependencies)
        case personChooser(PersonChooser.Action, AppDependencies)
        case dashboard(Dashboard.Action)
        case history(History.Action)
        case trends(Trends.Action)
        case preferences(Preferences.Action)
        case restoration(Restoration.Action)
        case `import`(Import.Action, AppDependencies)
        case export(Export.Action)
        case departure(Departure.Action)
        case drafts(DraftOffer.Action)
        case keyboard(Keyboard.Action)
        case undo(Undo.Action)
    }
}
