import CursesUI
import DataSource
import Model
import SharedInterface

struct PreferencesView: View {
    @State var store: Preferences

    var body: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: [],
            failureTitle: "The settings could not be read"
        ) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            Form {
                MeasureSettingsView(store: store)
                InterfaceSettingsView(store: store)
                TransferSettingsView(store: store)
                BackupSettingsView(store: store)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Settings")
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
        .onDisappear { Task { await store.send(.loading(.onDisappear)) } }
        .modifier(AttemptQuestions(store: store, failureTitle: "Not saved"))
    }
}

struct PreferencesView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            NavigationStack { PreferencesView(store: Preferences(appDependencies)) }
        }
    }
}

struct PreferencesView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFailure) { appDependencies in
            NavigationStack { PreferencesView(store: Preferences(appDependencies)) }
        }
    }
}

struct PreferencesView_NotSaved_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewBackups) { appDependencies in
            NavigationStack {
                PreferencesView(
                    store: Preferences(
                        appDependencies,
                        hindrance: .failed(
                            StorageError(file: "settings.json", reason: .busy(seconds: 10))
                        )
                    )
                )
            }
        }
    }
}
