import CursesUI
import DataSource
import Model
import SharedInterface

struct TrendsView: View {
    @Environment(\.locale) private var locale
    @Environment(\.stringCatalog) private var stringCatalog
    @State var store: Trends

    var body: some View {
        LoadingView(loadingState: store.loadingState, problems: store.problems) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            if store.statistics.allSatisfy(\.statistics.isEmpty) {
                ContentUnavailableView {
                    Text("No weigh-ins yet")
                } description: {
                    if store.problems.isEmpty {
                        Text("Press a to enter the first.")
                    }
                }
            } else {
                TrendsContentView(store: store)
            }
        }
        .navigationTitle("Trends")
        .navigationSubtitle(Text(verbatim: ranges))
        .toolbar { TrendsToolbar(store: store) }
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
        .onDisappear { Task { await store.send(.loading(.onDisappear)) } }
    }

    // The ranges that there are, with the shown one in brackets.
    private var ranges: String {
        TrendRange.allCases.map { range in
            let label = stringCatalog.string(range.shortLabel, locale: locale)
            return range == store.shownRange ? "[\(label)]" : " \(label) "
        }
        .joined()
    }
}

struct TrendsView_Stones_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewStones) { appDependencies in
            NavigationStack {
                TrendsView(store: Trends(appDependencies, person: .ann))
            }
        }
    }
}

struct TrendsView_Hundredths_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewHundredths) { appDependencies in
            NavigationStack {
                TrendsView(store: Trends(appDependencies, person: .ann))
            }
        }
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

struct TrendsView_YearBefore_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                TrendsView(
                    store: Trends(
                        appDependencies,
                        person: .ann,
                        overlay: TrendOverlay(kind: .yearBefore)
                    )
                )
            }
        }
    }
}

struct TrendsView_Forecast_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewForecast) { appDependencies in
            NavigationStack {
                TrendsView(
                    store: Trends(
                        appDependencies,
                        person: .ann,
                        range: .month,
                        selection: .preview.advanced(by: 7)
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
