import CursesUI
import DataSource
import Model

struct HistoryView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @State var store: History

    var body: some View {
        content
            .navigationTitle("History")
            .navigationSubtitle(
                store.table.entries.count == 1
                    ? "1 weigh-in" : "\(store.table.entries.count) weigh-ins"
            )
            .toolbar {
                Button("move…") {
                    Task { await store.send(.moveButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("m", modifiers: [])
            }
            .sheet(item: weighInEditor) { WeighInEditorView(store: $0) }
            .sheet(item: move) { HistoryMoveView(store: $0) }
            .modifier(
                WeighInDeletionQuestions(
                    store: store.deletion,
                    weightUnit: store.settings.weightUnit
                )
            )
            .alert("Not done", isPresented: .constant(store.failure != nil)) {
                Button("Continue", role: .cancel) {
                    Task { await store.send(.failureConfirmButtonTapped) }
                }
            } message: {
                if let failure = store.failure { Text(failure.label) }
            }
            .task { await store.send(.task(weekdays: dayStyle.weekdays)) }
            .onDisappear { Task { await store.send(.loading(.onDisappear)) } }
    }

    private var content: some View {
        LoadingView(loadingState: store.loadingState, problems: store.problems) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            HistoryTableView(store: store.table)
                .rowVerb("edit")
        }
    }

    private var weighInEditor: Binding<WeighInEditor?> {
        Binding(
            get: { store.weighInEditor },
            asyncSet: { _ in await store.weighInEditor?.send(.editing(.cancelButtonTapped)) }
        )
    }

    private var move: Binding<HistoryMove?> {
        Binding(
            get: { store.move },
            asyncSet: { _ in await store.move?.send(.onDismiss) }
        )
    }
}

struct HistoryView_Stones_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewStones) { appDependencies in
            NavigationStack {
                HistoryView(store: History(appDependencies, person: .ann))
            }
        }
    }
}

struct HistoryView_Hundredths_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewHundredths) { appDependencies in
            NavigationStack {
                HistoryView(store: History(appDependencies, person: .ann))
            }
        }
    }
}

struct HistoryView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview { History($0, person: .ann) }
    }
}

struct HistoryView_Search_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview { History($0, table: HistoryTable($0, query: "run"), person: .ann) }
    }
}

struct HistoryView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFailure) { appDependencies in
            NavigationStack {
                HistoryView(store: History(appDependencies, person: .ann))
            }
        }
    }
}
