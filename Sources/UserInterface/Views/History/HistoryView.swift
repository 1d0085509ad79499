import CursesCore
import DataSource
import Model
import SharedInterface

struct HistoryView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.openScreen) private var openScreen
    @State var store: History

    var body: some View {
        content
            .navigationTitle("History")
            .navigationSubtitle(subtitle)
            .toolbar {
                store.button("weigh in", "a", .weighInButtonTapped)
                if !store.table.entries.isEmpty, !openScreen.isAlone {
                    store.button("move to a person…", "m", .moveButtonTapped)
                }
                ScreenButton(.trends)
            }
            .refreshable { await store.send(.loading(.onRefresh)) }
            .deletionQuestions(store.deletion, store.settings.weightUnit, dayStyle)
            .failureAlert("Not done", store.failure, store, .failureConfirmButtonTapped)
            .task { await store.send(.task(weekdays: dayStyle.weekdays)) }
    }

    private var subtitle: LocalizedStringKey {
        if case .failed = store.loadingState { return "" }
        guard store.isWhole else { return "Loading…" }
        // During a search, matches are counted beside the search field.
        guard store.table.query.isBlank else {
            let style = WeightStyle(store.settings.weightUnit)
            return store.table.foundMean.map { "mean \(style.meanText($0))" } ?? ""
        }
        let count = store.table.rows.count
        guard count > 1, let position = store.table.position else {
            return "\(count) weigh-ins"
        }
        return "\(position + 1)/\(count) weigh-ins"
    }

    private var content: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: store.problems,
            isBrief: true
        ) {
            store.send(.loading(.retryButtonTapped))
        } content: {
            if store.table.entries.isEmpty {
                NoWeighInsView(problems: store.problems)
            } else {
                HistoryTableView(store: store.table)
                    .rowVerb("edit")
            }
        }
    }
}
