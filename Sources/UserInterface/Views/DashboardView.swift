import CursesUI
import DataSource
import Model

struct DashboardView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @State var store: Dashboard

    var body: some View {
        content
            .navigationTitle(Text(verbatim: store.person.name))
            .navigationSubtitle(Text(verbatim: dayStyle.full(store.today)))
            .toolbar {
                Button("weigh in") {
                    Task { await store.send(.weighInButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("a", modifiers: [])
                Button("edit person") {
                    Task { await store.send(.editButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("e", modifiers: [])
                Button("history") {
                    Task { await store.send(.historyButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("h", modifiers: [])
                Button("trends") {
                    Task { await store.send(.trendsButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("t", modifiers: [])
                Button("settings") {
                    Task { await store.send(.settingsButtonTapped(appDependencies)) }
                }
                .keyboardShortcut("s", modifiers: [])
            }
            .sheet(item: weighInEditor) { WeighInEditorView(store: $0) }
            .sheet(item: personEditor) { PersonEditorView(store: $0) }
            .task { await store.send(.task) }
            .onDisappear { Task { await store.send(.onDisappear) } }
    }

    @ViewBuilder private var content: some View {
        switch store.loadingState {
        case .loading:
            Text("Loading…")
                .foregroundStyle(.secondary)
        case .failed(let error):
            ContentUnavailableView {
                Text("The weigh-ins could not be read")
            } description: {
                Text(error.label)
            } actions: {
                Button("Retry") { Task { await store.send(.retryButtonTapped) } }
            }
        case .loaded:
            VStack(alignment: .leading) {
                ForEach(store.problems, id: \.self) { ProblemView(error: $0) }
                if store.overview.entries.isEmpty {
                    ContentUnavailableView {
                        Text("No weigh-ins yet")
                    } description: {
                        Text("Press a to enter the first.")
                    }
                } else {
                    DashboardContentView(store: store)
                }
            }
        }
    }

    private var weighInEditor: Binding<WeighInEditor?> {
        Binding(
            get: { store.weighInEditor },
            asyncSet: { _ in await store.weighInEditor?.send(.cancelButtonTapped) }
        )
    }

    private var personEditor: Binding<PersonEditor?> {
        Binding(
            get: { store.personEditor },
            asyncSet: { _ in await store.personEditor?.send(.cancelButtonTapped) }
        )
    }
}

struct DashboardView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            DashboardView(store: Dashboard(.preview, person: .ann))
        }
        .environment(\.appDependencies, .preview)
    }
}

struct DashboardView_Empty_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            DashboardView(store: Dashboard(.previewFirstLaunch, person: .ann))
        }
    }
}

struct DashboardView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            DashboardView(store: Dashboard(.previewFailure, person: .ann))
        }
    }
}
