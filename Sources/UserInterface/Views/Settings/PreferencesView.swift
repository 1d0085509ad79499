import CursesCore
import DataSource
import Model
import SharedInterface

struct PreferencesView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: [],
            failureTitle: "The settings could not be read"
        ) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            VStack(spacing: 0) {
                Form {
                    MeasureSettingsView(store: store, focus: $focus)
                    InterfaceSettingsView(store: store, focus: $focus)
                    TransferSettingsView()
                    BackupSettingsView(store: store)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                explanation
            }
        }
        .navigationTitle("Settings")
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
        .modifier(
            AttemptQuestions(
                attempt: store.attempt,
                failureTitle: "Not saved",
                retry: { await store.send(.retryButtonTapped) },
                close: { await store.send(.failureConfirmButtonTapped) }
            )
        )
    }

    // Explanation of the marked row if the rows have no space for it.
    private var explanation: some View {
        ViewThatFits(in: .horizontal) {
            HStack {}.frame(idealWidth: 79, maxWidth: .infinity, maxHeight: 0)
            HStack(spacing: 0) {
                if let focus {
                    let explanation = store.explanation(of: focus, dayStyle)
                    // Repeats the title, as the marked row may be far above.
                    ViewThatFits(in: .horizontal) {
                        Text("\(dayStyle.string(focus.title)): \(dayStyle.string(explanation))")
                        Text(explanation)
                    }
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                }
                Spacer()
            }
            .padding(.horizontal)
            .frame(height: 1)
        }
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
                        attempt: .failed(
                            StorageError(file: "settings.json", reason: .busy(seconds: 10))
                        )
                    )
                )
            }
        }
    }
}
