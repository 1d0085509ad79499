public import DataSource

extension People {
    public enum Action: HasLoadingAction {
        case task
        case foreignFolderKeepButtonTapped
        case loading(LoadingAction<Loaded<PersonSummary>>)
        case onIdle
        case onChangeNotice(StorageError)
        case onDismissNotice
        case onChangePath([Path])
        case onChangeMark(Person.ID)
        case addButtonTapped
        case personButtonTapped(Person)
        case editButtonTapped(PersonSummary)
        case personEditor(PersonEditor.Action)
        case deleteButtonTapped(Person)
        case deletion(PersonDeletion.Action)
        case peopleButtonTapped
        case settingsButtonTapped
        case weighInChosen(Person)
        case historyChosen(Person)
        case trendsChosen(Person)
        case weightChosen(String)
        case dayChosen(Day)
        case destinationChosen(Destination)
        case settingChosen(Preferences.Action)
        case importButtonTapped
        case exportButtonTapped
        case restoreButtonTapped([StorageError])
        case personBMI(PersonBMI.Action)
        case personChooser(PersonChooser.Action)
        case dashboard(Dashboard.Action)
        case history(History.Action)
        case trends(Trends.Action)
        case preferences(Preferences.Action)
        case restoration(Restoration.Action)
        case `import`(Import.Action)
        case export(Export.Action)
        case departure(Departure.Action)
        case drafts(DraftOffer.Action)
        case keyboard(Keyboard.Action)
        case undo(Undo.Action)
    }
}
