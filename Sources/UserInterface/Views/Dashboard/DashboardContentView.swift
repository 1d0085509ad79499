import CursesUI
import DataSource
import Model
import SharedInterface

struct DashboardContentView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard

    var body: some View {
        ViewThatFits {
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) {
                    today.frame(height: 15)
                    weighIns
                }
                .frame(width: 64)
                chart
            }
            .frame(idealWidth: 130, maxWidth: .infinity, idealHeight: 30, maxHeight: .infinity)
            wide(height: 20)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 13)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 19, maxHeight: .infinity)
            if !store.overview.points.isEmpty {
                DashboardCompactView(store: store) { trend.frame(height: 8) }
                    .frame(
                        idealWidth: 48,
                        maxWidth: .infinity,
                        idealHeight: 18,
                        maxHeight: .infinity
                    )
            }
            DashboardCompactView(store: store) { Divider() }
                .frame(idealWidth: 20, maxWidth: .infinity, idealHeight: 8, maxHeight: .infinity)
            EntryListView(store: store, isWide: false)
                .padding(.horizontal)
                .frame(idealWidth: 32, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
            EntryListView(store: store, isWide: false)
                .frame(idealWidth: 1, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
        }
    }

    private func wide(height: Double) -> some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                today.frame(width: 40)
                chart
            }
            .frame(height: height)
            weighIns
        }
    }

    private var today: some View {
        Section(title) {
            VStack(alignment: .leading) {
                DashboardTodayView(overview: store.overview)
                ViewThatFits(in: .vertical) {
                    DashboardFactsView(store: store).padding(.top)
                    DashboardFactsView(store: store)
                }
                Spacer()
            }
        }
    }

    // What is shown may be of a day long past.
    private var title: String {
        let day = store.overview.entries.first?.weighIn.day ?? store.today
        return dayStyle.title(day, today: store.today)
    }

    private var weighIns: some View {
        Section("Weigh-ins") {
            EntryListView(store: store)
        }
    }

    private var chart: some View {
        Section("3 months") {
            if store.overview.points.isEmpty {
                ContentUnavailableView {
                    Text("No weigh-ins in this time")
                }
            } else {
                trend
            }
        }
    }

    private var trend: some View {
        TrendChartView(
            points: store.overview.points,
            days: store.chartDays,
            unit: store.settings.weightUnit,
            goalWeight: store.person.goalWeight,
            healthyWeights: store.overview.healthyBand
        )
    }
}

struct DashboardContentView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardContentView(store: .ann($0)) }
    }
}
