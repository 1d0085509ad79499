import CursesUI
import DataSource
import Model

struct DashboardContentView: View {
    let store: Dashboard

    var body: some View {
        ViewThatFits {
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) {
                    today.frame(height: 13)
                    weighIns
                }
                .frame(width: 64)
                chart
            }
            .frame(idealWidth: 130, maxWidth: .infinity, idealHeight: 30, maxHeight: .infinity)
            wide(height: 20)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 12)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 18, maxHeight: .infinity)
            DashboardCompactView(store: store)
                .frame(idealWidth: 20, maxWidth: .infinity, idealHeight: 7, maxHeight: .infinity)
            EntryListView(store: store, isWide: false)
                .padding(.horizontal)
                .frame(idealWidth: 32, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
            EntryListView(store: store, isWide: false, hasChange: false)
                .frame(idealWidth: 1, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
        }
    }

    private func wide(height: Double) -> some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                today.frame(width: 38)
                chart
            }
            .frame(height: height)
            weighIns
        }
    }

    private var today: some View {
        Section("Today") {
            VStack(alignment: .leading) {
                DashboardTodayView(overview: store.overview)
                DashboardFactsView(store: store)
                    .padding(.top)
                Spacer()
            }
        }
    }

    private var weighIns: some View {
        Section("Weigh-ins") {
            EntryListView(store: store)
        }
    }

    private var chart: some View {
        Section("3 months") {
            TrendChartView(
                points: store.overview.points,
                days: store.today.advanced(by: -91)...store.today,
                unit: store.settings.weightUnit,
                goalWeight: store.person.goalWeight,
                healthyWeights: store.overview.healthyBand
            )
        }
    }
}

struct DashboardContentView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardContentView(store: .ann($0)) }
    }
}
