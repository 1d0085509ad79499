import CursesUI
import DataSource
import Model

struct DashboardContentView: View {
    let store: Dashboard

    var body: some View {
        ViewThatFits {
            wide(height: 24)
                .frame(idealWidth: 110, maxWidth: .infinity, idealHeight: 38, maxHeight: .infinity)
            wide(height: 12)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 18, maxHeight: .infinity)
            DashboardCompactView(store: store)
        }
    }

    private func wide(height: Double) -> some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                Section("Today") {
                    VStack(alignment: .leading) {
                        DashboardTodayView(overview: store.overview)
                        DashboardFactsView(store: store)
                            .padding(.top)
                        Spacer()
                    }
                }
                .frame(width: 38)
                Section("3 months") {
                    TrendChartView(
                        points: store.overview.points,
                        days: store.today.advanced(by: -91)...store.today,
                        unit: store.settings.weightUnit,
                        goalWeight: store.person.goalWeight
                    )
                }
            }
            .frame(height: height)
            Section("Weigh-ins") {
                EntryListView(store: store)
            }
        }
    }
}

struct DashboardContentView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardContentView(store: .ann($0)) }
    }
}
