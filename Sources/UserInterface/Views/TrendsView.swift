import CursesUI
import DataSource
import Model

struct TrendsView: View {
    @State var store: Trends

    var body: some View {
        content
            .navigationTitle("Trends")
            .navigationSubtitle(store.range.label)
            .toolbar {
                ForEach(TrendRange.allCases, id: \.self) { range in
                    Button(range.label) {
                        Task { await store.send(.rangePickerSelected(range)) }
                    }
                    .keyboardShortcut(range.key, modifiers: [])
                }
            }
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
        case .loaded where store.points.isEmpty && store.problems.isEmpty:
            ContentUnavailableView {
                Text("No weigh-ins yet")
            }
        case .loaded:
            VStack(alignment: .leading) {
                ForEach(store.problems, id: \.self) { ProblemView(error: $0) }
                ViewThatFits {
                    VStack(alignment: .leading, spacing: 0) {
                        chart
                        StatisticsView(
                            statistics: store.statistics,
                            unit: store.settings.weightUnit
                        )
                        .padding(.horizontal)
                    }
                    .frame(idealWidth: 64, idealHeight: 18, maxHeight: .infinity)
                    chart
                }
            }
        }
    }

    private var chart: some View {
        TrendChartView(
            points: Array(store.shownPoints),
            days: store.days,
            unit: store.settings.weightUnit,
            goalWeight: store.person.goalWeight,
            healthyWeights: store.healthyBand
        )
        .chartXSelection(value: $store.selection)
    }
}

struct TrendsView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { TrendsView(store: Trends(.preview, person: .ann)) }
            .environment(\.appDependencies, .preview)
    }
}

struct TrendsView_Crosshair_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            TrendsView(
                store: Trends(
                    .preview,
                    person: .ann,
                    range: .month,
                    selection: .preview.advanced(by: -12)
                )
            )
        }
        .environment(\.appDependencies, .preview)
    }
}

struct TrendsView_Empty_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { TrendsView(store: Trends(.previewFirstLaunch, person: .ann)) }
    }
}

struct TrendsView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { TrendsView(store: Trends(.previewFailure, person: .ann)) }
    }
}
