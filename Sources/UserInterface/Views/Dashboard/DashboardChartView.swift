import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardChartView: View {
    @Environment(\.openScreen) private var openScreen
    let store: Dashboard

    var body: some View {
        course.onClick { isUp in
            store.send(isUp ? .zoomInButtonTapped : .zoomOutButtonTapped)
        } perform: {
            openScreen(.trends)
        }
    }

    @ViewBuilder private var course: some View {
        if let chart = store.overview.growthChart {
            GrowthChartView(chart: chart, settings: store.settings)
        } else if store.overview.points.isEmpty {
            EmptyPeriodView(newest: store.overview.entries.first?.weighIn.day)
        } else {
            TrendChartView(
                TrendChart(
                    points: store.chartPoints,
                    lead: store.chartLead,
                    days: store.chartDays,
                    goal: store.person.goalRange,
                    goalStart: store.person.goal?.trend,
                    healthyWeights: store.overview.healthyWeights,
                    bend: store.overview.rate?.bendDay
                ),
                unit: store.settings.weightUnit
            )
        }
    }
}
