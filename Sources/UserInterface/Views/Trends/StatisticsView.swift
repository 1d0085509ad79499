import CursesUI
import DataSource
import Model
import SharedInterface

struct StatisticsView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    var total: Statistics?
    var days: ClosedRange<Day>?
    let statistics: [PeriodStatistics]
    let unit: WeightUnit

    var body: some View {
        Grid(alignment: .trailing) {
            GridRow {
                Text(unit.symbol).gridColumnAlignment(.leading)
                Text("period").gridColumnAlignment(.leading)
                StatisticsHeads()
            }
            .foregroundStyle(.secondary)
            if let total, let days {
                GridRow {
                    Text("shown")
                        .foregroundStyle(.secondary)
                    StatisticsCells(
                        name: dayStyle.length(days),
                        statistics: total,
                        style: style
                    )
                }
                .bold()
            }
            ForEach(statistics, id: \.period) { item in
                if let newest = item.statistics.first {
                    GridRow {
                        Text(item.period.label)
                            .foregroundStyle(.secondary)
                        StatisticsCells(
                            name: name(of: item.period, from: newest.firstDay),
                            statistics: newest,
                            style: style
                        )
                    }
                }
            }
        }
    }

    // Columns of stones leave a week that begins in another month no room to say when it ends.
    private func name(of period: Period, from day: Day) -> String {
        let title = dayStyle.title(of: period, from: day)
        let isLong = unit == .stones && PlainText.width(of: title) > 18
        return isLong ? dayStyle.name(of: period, from: day) : title
    }

    private var style: WeightStyle {
        let shown = statistics.compactMap(\.statistics.first) + (total.map { [$0] } ?? [])
        return WeightStyle(unit, appDependencies)
            .aligned(with: shown.flatMap { [$0.minimum, $0.maximum] })
    }
}

struct StatisticsView_Previews: PreviewProvider {
    static var previews: some View {
        StatisticsView(
            statistics: [PeriodStatistics(period: .month, statistics: [.sample])],
            unit: .kilograms
        )
    }
}
