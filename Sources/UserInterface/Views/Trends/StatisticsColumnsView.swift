import CursesUI
import DataSource
import Model
import SharedInterface

// The newest of each period side by side, where there is the room.
struct StatisticsColumnsView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    var total: Statistics?
    var days: ClosedRange<Day>?
    let statistics: [PeriodStatistics]
    let unit: WeightUnit
    let today: Day
    var limit = 5

    static func width(_ unit: WeightUnit) -> Double { unit == .stones ? 198 : 156 }

    var body: some View {
        HStack(alignment: .top) {
            ForEach(statistics, id: \.period) { item in
                if item.period != statistics.first?.period { Spacer() }
                column(item)
            }
        }
    }

    private func column(_ item: PeriodStatistics) -> some View {
        Grid(alignment: .trailing) {
            GridRow {
                Text(item.period.label).gridColumnAlignment(.leading)
                StatisticsHeads()
            }
            .foregroundStyle(.secondary)
            if item.period == statistics.first?.period, let total, let days {
                GridRow {
                    StatisticsCells(name: dayStyle.span(days), statistics: total, style: style)
                }
                .bold()
            }
            ForEach(item.statistics.prefix(limit)) { statistics in
                GridRow {
                    StatisticsCells(
                        name: dayStyle.name(
                            of: item.period,
                            from: statistics.firstDay,
                            near: today
                        ),
                        statistics: statistics,
                        style: style
                    )
                }
            }
        }
    }

    private var style: WeightStyle { WeightStyle(unit, appDependencies) }
}

struct StatisticsColumnsView_Previews: PreviewProvider {
    static var previews: some View {
        StatisticsColumnsView(
            statistics: [PeriodStatistics(period: .month, statistics: [.sample])],
            unit: .kilograms,
            today: .preview
        )
    }
}
