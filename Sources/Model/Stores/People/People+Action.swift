public import DataSource

extension People {
    public enum Action: HasLoadingAction {
        case task
        case foreignFolderKeepButtonTapped
        case loading(LoadingAction<Loaded<PersonSummary>>)
        case onIdle
        case onChangeNotice(StorageError)
        case onDismissNotice
        case onChangeMark(Person.ID)
        case personButtonTapped(Person)
        case editButtonTapped(PersonSummary)
        case personEditor(PersonEditor.Action)
        case deleteButtonTapped(Person)
        case deletion(PersonDeletion.Action)
        case peopleButtonTapped
        case personChooser(PersonChooser.Action)
        case destinationChosen(Navigator.Destination, of: Person? = nil)
        case weightChosen(String)
        case navigator(Navigator.Action)
        case departure(Departure.Action)
        case drafts(DraftOffer.Action)
        case keyboard(Keyboard.Action)
        case undo(Undo.Action)
    }
}
