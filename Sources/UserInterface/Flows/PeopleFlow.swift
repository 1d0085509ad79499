package import CursesCore
import DataSource
package import Model
import SharedInterface

// Navigation from the list of people, with global keys and dialogs.
package struct PeopleFlow: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.chartDots) private var chartDots
    @State private var store: People

    package init(store: People) {
        _store = State(initialValue: store)
    }

    package var body: some View {
        NavigationStack(path: store.binding(store.navigator.path.screens) { .onChangePath($0) }) {
            PeopleView(store: store)
                .navigationDestination(for: Navigator.Path.self) { screen in
                    screen.view.actingAsRoot(isAlone && [screen].dashboard != nil)
                }
        }
        .toolbar {
            if store.navigator.path.dashboard != nil {
                // With a single person, the key is only in the list of all keys.
                ToolbarItem(placement: store.people.count > 1 ? .automatic : .secondaryAction) {
                    store.button("switch person", "p", .peopleButtonTapped)
                }
            }
        }
        .modifier(PaletteFinder(store: store))
        .toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
                if store.navigator.path.isTransferOffered { ScreenButton(.import) }
                if store.isExportOffered { ScreenButton(.export) }
            }
        }
        .sheet(store.personChooser, .onDismiss) { PersonChooserView(store: $0) }
        .sheet(store.personEditor, .form(.cancelButtonTapped)) { PersonEditorFlow(store: $0) }
        .sheet(store.navigator.path.newPerson, .form(.cancelButtonTapped)) {
            PersonBMIView(store: $0)
        }
        .modifier(PersonDeletionQuestions(store: store.deletion))
        .modifier(DraftQuestions(store: store.drafts))
        .modifier(RemovedElsewhereQuestions(store: store.removedElsewhere) { store.isEditing })
        .modifier(ForeignFolderQuestion(store: store.storage))
        .toast(store.storage.notice, store.storage, .onDismissNotice) { Toast($0.label) }
        .modifier(
            ChangeNotices(store: store.undo, isOffered: store.navigator.path.isUndoOffered) {
                store.settings
            }
        )
        .modifier(ChosenKeys(store: store.keyboard))
        .environment(\.restore, restore)
        .environment(\.openScreen, OpenScreenAction(store: store))
        .transformEnvironment(\.locale) { locale in
            if let language { locale = language.locale }
        }
        .environment(\.firstWeekday, store.settings.weekStart.rawValue)
        .colorSet(store.settings.colors.set)
        .characters(TerminalCharacters(store.settings, appDependencies))
        .transformEnvironment(\.capturesMouse) { capturesMouse in
            capturesMouse = capturesMouse && store.settings.isMouseEnabled
        }
        .task { await store.send(.task) }
        .modifier(ArrivalQuestion(store: store.intake, isAtRest: isAtRest))
        .task { await store.intake.send(.task(text)) }
    }

    private var isAtRest: Bool {
        store.path.isAtRest && store.personEditor == nil && store.personChooser == nil
    }

    // Uses the language of the settings at that moment.
    private func text(_ fault: InboxFault) -> String {
        let language = SettingsService(appDependencies).language(of: store.settings)
        let label = fault.label(UnitStyle(store.settings))
        return StringCatalog.module.string(label, locale: language.locale)
    }

    // An ASCII terminal would show Japanese as question marks.
    private var language: Language? {
        chartDots == .ascii
            ? .english : SettingsService(appDependencies).chosenLanguage(of: store.settings)
    }

    // The list of a lone person is no step of the way; the palette leads to it.
    private var isAlone: Bool { store.people.count == 1 || store.loadingState == .loading }

    private var restore: RestoreAction {
        RestoreAction {
            store.name(of: $0)
        } action: {
            await store.navigator.send(.restoreButtonTapped($0))
        }
    }
}

// Applies the key file to every screen and reports its errors.
struct ChosenKeys: ViewModifier {
    let store: Keyboard

    func body(content: Content) -> some View {
        content
            .environment(\.keyRemapping, remapping)
            // One error at a time, so that each can be read.
            .toast(store.choices.faults.first, store, .onDismissFault) { Toast($0.label) }
    }

    private var remapping: KeyRemapping {
        KeyRemapping(
            store.choices.keys.map { command, keys in
                (command.label, keys.compactMap { KeyPress(named: $0.name) })
            }
        )
    }
}
