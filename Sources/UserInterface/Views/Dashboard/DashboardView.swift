import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.sleep) private var sleep
    @State var store: Dashboard

    var body: some View {
        content
            .navigationTitle(Text(verbatim: nameStyle.title(store.person, store.distinction)))
            .navigationSubtitle(Text(verbatim: dayStyle.full(store.today)))
            .toolbar {
                // The first three come before the keys of the list in the help bar.
                ToolbarItemGroup(placement: .primaryAction) {
                    buttons(Destination.ofDashboard.prefix(3))
                }
                buttons(Destination.ofDashboard.dropFirst(3))
                if store.overview.hasCourse, store.overview.growthChart == nil {
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Button("zoom in") { Task { await store.send(.zoomInButtonTapped) } }
                            .keyboardShortcut("+", modifiers: [])
                        Button("zoom out") { Task { await store.send(.zoomOutButtonTapped) } }
                            .keyboardShortcut("-", modifiers: [])
                    }
                }
            }
            .modifier(
                WeighInDeletionQuestions(
                    store: store.deletion,
                    weightUnit: store.settings.weightUnit
                )
            )
            .refreshable { await store.send(.loading(.onRefresh)) }
            .task { await store.send(.loading(.task)) }
            .task {
                try? await sleep(.seconds(2))
                if !Task.isCancelled { await store.send(.onIdle) }
            }
    }

    private func buttons(_ destinations: ArraySlice<Destination>) -> some View {
        ForEach(destinations, id: \.self) { ScreenButton($0) }
    }

    private var content: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: store.problems + store.olderProblems,
            isBrief: true
        ) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            if store.overview.entries.isEmpty {
                NoWeighInsView(
                    problems: store.problems,
                    keysBelow: FirstKeysView(namesGoal: store.offersGoal)
                )
            } else {
                // On the smallest screens the figures come first and the notes are dropped.
                ViewThatFits(in: .vertical) {
                    VStack(alignment: .leading, spacing: 0) {
                        // Takes what the notes leave, so it is not laid out to find that out.
                        DashboardContentView(store: store)
                            .frame(
                                minWidth: 0,
                                maxWidth: .infinity,
                                minHeight: 0,
                                maxHeight: .infinity
                            )
                        if let goal = store.reachedGoal {
                            GoalReachedView(goal: goal, settings: store.settings) {
                                Task { await store.send(.reachedGoalCloseButtonTapped) }
                            }
                        } else if store.isPresentedLimits {
                            LimitsNoteView { Task { await store.send(.limitsCloseButtonTapped) } }
                        }
                        if store.isPresentedGoalHint {
                            GoalHintView { Task { await store.send(.goalHintCloseButtonTapped) } }
                        }
                    }
                    .frame(
                        idealWidth: 1,
                        maxWidth: .infinity,
                        idealHeight: 8,
                        maxHeight: .infinity
                    )
                    DashboardContentView(store: store)
                }
            }
        }
    }
}

struct LimitsNoteView: View {
    @Environment(\.keyRemapping) private var keys
    let dismiss: () -> Void

    var body: some View {
        PassingNoteView(
            text: "BMI is a screening value, not a diagnosis · \(key) why · x hides this",
            brief: "Not a diagnosis · \(key) limits · x hides",
            dismiss: dismiss
        )
    }

    private var key: String { keys.name(of: .help) }
}
