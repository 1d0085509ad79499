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

    private var content: some View {
        LoadingView(loadingState: store.loadingState, problems: store.problems) {
            await store.send(.retryButtonTapped)
        } content: {
            if store.points.isEmpty {
                ContentUnavailableView {
                    Text("No weigh-ins yet")
                }
            } else {
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
        PreviewHost { appDependencies in
            NavigationStack {
                TrendsView(store: Trends(appDependencies, person: .ann))
            }
        }
    }
}

struct TrendsView_Crosshair_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                TrendsView(
                    store: Trends(
                        appDependencies,
                        person: .ann,
                        range: .month,
                        selection: .preview.advanced(by: -12)
                    )
                )
            }
        }
    }
}

struct TrendsView_Empty_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFirstLaunch) { appDependencies in
            NavigationStack {
                TrendsView(store: Trends(appDependencies, person: .ann))
            }
        }
    }
}

struct TrendsView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFailure) { appDependencies in
            NavigationStack {
                TrendsView(store: Trends(appDependencies, person: .ann))
            }
        }
    }
}
