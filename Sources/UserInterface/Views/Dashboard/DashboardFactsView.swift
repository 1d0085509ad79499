import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isWhole = true
    // The weekly mean is the first to be dropped, since the trend is close to it.
    var hasWeek = true
    // Separates groups of facts with blank rows.
    var isSpaced = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            GrowthReadingsView(readings: overview.growth?.readings ?? [])
            facts
        }
        .help(FigureHelp(store: store, days: dayStyle).text)
    }

    // The weight of a child alone has no trend to follow.
    private var hasTrend: Bool { overview.growth == nil && overview.hasCourse }

    private var facts: some View {
        Grid(alignment: .leading) {
            if let entry = overview.entries.first, hasTrend {
                FactRow("trend") { Text(verbatim: style.level(entry.trend, overview.margin)) }
            }
            if isWhole, hasWeek, hasTrend, let week = overview.week {
                FactRow("7 days") { WeekFactView(week: week, style: style) }
            }
            gap
            if let growth = overview.growth {
                GrowthFactsView(growth: growth, style: style, today: store.today)
            } else {
                RateFactsView(
                    rate: overview.rate,
                    energy: overview.energy,
                    style: style,
                    isStale: store.overview.isStale(on: store.today),
                    isWhole: isWhole,
                    today: store.today
                )
            }
            if let weights = overview.healthyWeights {
                gap
                FactRow("normal") {
                    ViewThatFits(in: .horizontal) {
                        let range = style.range(weights, dayStyle.string)
                        let scheme = dayStyle.string(overview.scheme.label)
                        Text(verbatim: "\(range) · \(scheme)")
                        Text(verbatim: range)
                    }
                }
            }
        }
    }

    @ViewBuilder private var gap: some View {
        if isSpaced { FactRow { Text(verbatim: "") } }
    }

    private var overview: Overview { store.overview }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}

// Mean of the last 7 days and its change from the 7 days before.
struct WeekFactView: View {
    let week: WeekComparison
    let style: WeightStyle

    var body: some View {
        HStack(spacing: 2) {
            Text(verbatim: style.meanText(week.mean)).layoutPriority(1)
            if let change = week.change.map(style.changeBesideWeight) {
                ViewThatFits(in: .horizontal) {
                    Text("\(change) in 7 days").lineLimit(1)
                    Text(verbatim: change)
                }
            }
        }
    }
}
