import CursesCore
import DataSource
import Model
import SharedInterface

struct TrendsView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.keyRemapping) private var keys
    @Environment(\.nameStyle) private var nameStyle
    @State var store: Trends

    var body: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: store.problems,
            isBrief: true
        ) {
            store.send(.loading(.retryButtonTapped))
        } content: {
            if isEmpty {
                NoWeighInsView(problems: store.problems)
            } else if let chart = store.growthChart {
                GrowthChartsView(store: store, chart: chart)
            } else {
                TrendsContentView(store: store)
                    .help(TrendsHelp(store: store, days: dayStyle).text)
            }
        }
        .navigationTitle("Trends")
        .toolbar {
            if !isEmpty { ToolbarItem(placement: .principal) { ranges } }
        }
        .toolbar {
            if isEmpty {
                ScreenButton(.weighIn)
                ScreenButton(.history)
            } else {
                TrendsToolbar(store: store)
            }
        }
        .paletteItems { _ in measures }
        .toast(store.notice, store, .onDismissNotice) { Toast(label($0)) }
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
    }

    private var isEmpty: Bool {
        store.loadingState != .loading && store.course.statistics.allSatisfy(\.statistics.isEmpty)
    }

    // Measures by their names; the key goes through them in turn.
    private var measures: [PaletteItem] {
        guard store.course.measures.count > 1 else { return [] }
        return store.course.measures.map { measure in
            PaletteItem(dayStyle.string(measure.label), detail: dayStyle.string("measure")) {
                store.send(.measurePickerSelected(measure))
            }
        }
    }

    private var ranges: some View {
        Picker("range", selection: range) {
            // A range of the crosshair or the zoom comes first, so that the others keep their columns.
            let window = store.window
            if window.shownRange == nil {
                Text(window.dayCount < 100 ? "\(window.dayCount)d" : "\(window.monthCount)m")
                    .tag(TrendRange?.none)
            }
            ForEach(TrendRange.allCases, id: \.self) { range in
                Text(range.shortLabel).tag(Optional(range))
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }

    private func label(_ notice: TrendNotice) -> LocalizedStringKey {
        switch notice {
        case .nothingEarlier: "Nothing before these."
        case .nothingLater: "Nothing later than today."
        case .nearest: "This is as near as it goes."
        case .farthest: "All of it is shown."
        case .noYearBefore: "Nothing a year before."
        case .longerThanAYear: "The year before is in here already."
        case .nobodyElse: "Nobody else to compare with."
        case .nothing(let person): "Nothing of \(nameStyle.name(person.name)) in this period."
        case .sexMissing: "Sex missing: Esc, then \(keys.name(of: .editPerson)) sets it."
        case .birthDateMissing: "No birth date: Esc, then \(keys.name(of: .editPerson)) sets it."
        case .onPercentiles: "Only for weights, not percentiles."
        }
    }

    private var range: Binding<TrendRange?> {
        store.choice(store.window.shownRange) { .rangePickerSelected($0) }
    }
}
