import CursesCore
import DataSource
import Model

struct PeopleView: View {
    @Environment(\.sleep) private var sleep
    @State var store: People

    var body: some View {
        content
            .navigationTitle("People")
            .toolbar {
                if !isUnreadable { ScreenButton(.newPerson) }
                ScreenButton(.settings)
            }
            .task(id: store.path.isEmpty) {
                try? await sleep(.seconds(2))
                if !Task.isCancelled { await store.send(.onIdle) }
            }
            .refreshable { await store.send(.loading(.onRefresh)) }
    }

    // People cannot be added to an unreadable file.
    private var isUnreadable: Bool {
        if case .failed = store.loadingState { true } else { false }
    }

    private var content: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: store.problems + store.olderProblems,
            isBrief: true,
            failureTitle: "Your people could not be read"
        ) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            if store.people.isEmpty && store.problems.allSatisfy(\.isLoss) {
                NobodyView(store: store)
            } else {
                PeopleListView(store: store)
            }
        }
    }
}
