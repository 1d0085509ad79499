import CursesUI
import DataSource
import Model

struct PeopleView: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: People

    var body: some View {
        NavigationStack(path: path) {
            content
                .navigationTitle("People")
                .toolbar {
                    Button("new person") {
                        Task { await store.send(.addButtonTapped(appDependencies)) }
                    }
                    .keyboardShortcut("a", modifiers: [])
                    Button("settings") {
                        Task { await store.send(.settingsButtonTapped(appDependencies)) }
                    }
                    .keyboardShortcut("s", modifiers: [])
                }
                .navigationDestination(for: People.Path.self) { path in
                    switch path {
                    case .personBMI(let store): PersonBMIView(store: store)
                    case .dashboard(let store): DashboardView(store: store)
                    case .history(let store): HistoryView(store: store)
                    case .trends(let store): TrendsView(store: store)
                    case .preferences(let store): PreferencesView(store: store)
                    case .restoration(let store): RestorationView(store: store)
                    }
                }
        }
        .toolbar {
            if store.isPersonShown {
                Button("people") {
                    Task { await store.send(.peopleButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("p", modifiers: [])
            }
        }
        .sheet(item: personChooser) { PersonChooserView(store: $0) }
        .modifier(DraftQuestions(store: store.drafts))
        .modifier(DepartureQuestions(store: store.departure) { store.isEditing })
        .modifier(ForeignFolderQuestion(store: store))
        .toast(item: notice) { Toast($0.label) }
        .modifier(ChangeNotices(store: store.undo, isOffered: store.isUndoOffered) { store.settings })
        .environment(\.restore, restore)
        .transformEnvironment(\.locale) { locale in
            if let language = store.settings.language { locale = language.locale }
        }
        .environment(\.firstWeekday, store.settings.weekStart.rawValue)
        .transformEnvironment(\.theme) { theme in
            if !store.settings.isColorEnabled { theme = theme.withoutColors }
        }
        .transformEnvironment(\.capturesMouse) { capturesMouse in
            capturesMouse = capturesMouse && store.settings.isMouseEnabled
        }
        .task { await store.send(.task(appDependencies)) }
        .onDisappear { Task { await store.send(.loading(.onDisappear)) } }
    }

    private var path: Binding<[People.Path]> {
        Binding(get: { store.path }, asyncSet: { await store.send(.onChangePath($0)) })
    }

    private var notice: Binding<StorageError?> {
        Binding(get: { store.notice }, asyncSet: { _ in await store.send(.onDismissNotice) })
    }

    private var restore: RestoreAction {
        RestoreAction { await store.send(.restoreButtonTapped($0, appDependencies)) }
    }

    private var personChooser: Binding<PersonChooser?> {
        Binding(
            get: { store.personChooser },
            asyncSet: { _ in await store.personChooser?.send(.onDismiss) }
        )
    }

    private var content: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: store.problems,
            failureTitle: "Your people could not be read"
        ) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            if store.people.isEmpty && store.problems.isEmpty {
                ContentUnavailableView {
                    Text("Nobody here yet")
                } description: {
                    Text("Press a to add the first person.")
                }
            } else {
                PeopleListView(store: store)
            }
        }
    }
}

struct PeopleView_Previews: PreviewProvider {
    static var previews: some View {
        PeopleView(store: People(.preview))
            .environment(\.appDependencies, .preview)
    }
}

struct PeopleView_FirstLaunch_Previews: PreviewProvider {
    static var previews: some View {
        let appDependencies = AppDependencies.previewFirstLaunch
        PeopleView(store: People(appDependencies))
            .environment(\.appDependencies, appDependencies)
    }
}

struct PeopleView_Notice_Previews: PreviewProvider {
    static var previews: some View {
        let appDependencies = AppDependencies.previewNotice
        PeopleView(store: People(appDependencies))
            .environment(\.appDependencies, appDependencies)
    }
}

struct PeopleView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        PeopleView(store: People(.previewFailure))
            .environment(\.appDependencies, .previewFailure)
    }
}
