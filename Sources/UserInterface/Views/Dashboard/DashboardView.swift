import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.sleep) private var sleep
    @Environment(\.keyRemapping) private var keys
    @State var store: Dashboard
    // True after a zoom that shows nothing more.
    @State private var end: TrendNotice?

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
                        Button("zoom in") { zoom(by: -1, .zoomInButtonTapped) }
                            .keyboardShortcut("+", modifiers: [])
                        Button("zoom out") { zoom(by: 1, .zoomOutButtonTapped) }
                            .keyboardShortcut("-", modifiers: [])
                    }
                }
            }
            .deletionQuestions(store.deletion, store.settings.weightUnit, dayStyle)
            .toast(item: $end) { end in
                Toast(
                    end == .nearest
                        ? "This is as near as it goes."
                        : "3 months are all here: \(keys.name(of: .trends)) shows more."
                )
            }
            .refreshable { await store.send(.loading(.onRefresh)) }
            .task { await store.send(.loading(.task)) }
            .task {
                try? await sleep(.seconds(2))
                if !Task.isCancelled { await store.send(.onIdle) }
            }
    }

    private func zoom(by steps: Int, _ action: Dashboard.Action) {
        end = store.canZoom(by: steps) ? nil : steps < 0 ? .nearest : .farthest
        store.send(action)
    }

    private func buttons(_ destinations: ArraySlice<Destination>) -> some View {
        let shown = destinations.filter { $0 != .goal || store.offersGoal }
        return ForEach(shown, id: \.self) { ScreenButton($0) }
    }

    private var hasNote: Bool { store.reachedGoal != nil || store.isPresentedLimits }

    private var content: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: store.problems + store.olderProblems,
            isBrief: true
        ) {
            store.send(.loading(.retryButtonTapped))
        } content: {
            if store.overview.entries.isEmpty {
                NoWeighInsView(problems: store.problems)
            } else {
                // On the smallest screens the figures come first and the notes are dropped.
                ViewThatFits(in: .vertical) {
                    VStack(alignment: .leading, spacing: 0) {
                        // Takes what the notes leave, so it is not laid out to find that out.
                        DashboardContentView(store: store, hasNote: hasNote)
                            .frame(
                                minWidth: 0,
                                maxWidth: .infinity,
                                minHeight: 0,
                                maxHeight: .infinity
                            )
                        if let goal = store.reachedGoal {
                            GoalReachedView(goal: goal, settings: store.settings) {
                                store.send(.reachedGoalCloseButtonTapped)
                            }
                        } else if store.isPresentedLimits {
                            LimitsNoteView { store.send(.limitsCloseButtonTapped) }
                        }
                    }
                    .stretched(idealWidth: 1, idealHeight: store.reachedGoal == nil ? 14 : 8)
                    DashboardContentView(store: store)
                }
            }
        }
    }
}

extension View {
    // For sizes where the figures do not all fit. The key hides a note first.
    func figuresButton(_ store: Dashboard, hasNote: Bool) -> some View {
        toolbar {
            if !hasNote, store.finishedWeek == nil {
                store.button("figures", "x", .figuresButtonTapped)
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
        .padding(.horizontal)
    }

    private var key: String { keys.name(of: .help) }
}
