import CursesCore
import DataSource
import Model
import SharedInterface

struct PeopleView: View {
    @Environment(\.sleep) private var sleep
    @State var store: People

    var body: some View {
        content
            .navigationTitle(title)
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

    // Empty below the welcome, which is shown instead of an empty list.
    private var title: Text {
        if case .firstLaunch = store.path.first { return Text(verbatim: "") }
        return Text("People")
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
            store.send(.loading(.retryButtonTapped))
        } content: {
            if store.people.isEmpty && store.problems.allSatisfy(\.isLoss) {
                NoPeopleView(store: store)
            } else {
                PeopleListView(store: store)
            }
        }
    }
}

// Shown if there is no person.
struct NoPeopleView: View {
    @Environment(\.keyRemapping) private var keys
    @Environment(\.nameStyle) private var nameStyle
    let store: People

    var body: some View {
        ContentUnavailableView {
            Text("Nobody here")
        } description: {
            Text("Press \(keys.name(of: .newPerson)) to add somebody.")
            Text("Press \(keys.name(of: .import)) to import from another app.")
            if let deleted = store.undo.deletedPerson {
                Text(
                    "Press \(keys.name(of: .undo)) to bring \(nameStyle.name(deleted.name)) back."
                )
            } else if store.undo.directions.contains(.undo) {
                Text("Press \(keys.name(of: .undo)) to undo what was done last.")
            }
        }
        // The keys that the text mentions.
        .toolbar {
            ScreenButton(.import)
            if store.undo.directions.contains(.undo) {
                store.undo.button("undo", "u", .undoButtonTapped)
            }
        }
        .task(id: store.undo.notice) { await store.undo.send(.task) }
    }
}
