import CursesUI
import DataSource
import Model

struct StatisticsView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let statistics: [PeriodStatistics]
    let unit: WeightUnit

    var body: some View {
        Grid(alignment: .trailing) {
            GridRow {
                Text("from").gridColumnAlignment(.leading)
                Text("mean")
                Text("low")
                Text("high")
                Text("change")
                Text("readings")
            }
            .foregroundStyle(.secondary)
            ForEach(statistics, id: \.self) { item in
                GridRow {
                    Text(verbatim: item.statistics.firstDay.description)
                    Text(verbatim: style.number(item.statistics.mean))
                    Text(verbatim: style.number(item.statistics.minimum))
                    Text(verbatim: style.number(item.statistics.maximum))
                    Text(verbatim: style.change(item.statistics.change))
                    Text(verbatim: "\(item.statistics.readings)")
                    Text(item.period.label)
                        .foregroundStyle(.secondary)
                        .gridColumnAlignment(.leading)
                }
            }
        }
    }

    private var style: WeightStyle { WeightStyle(unit, appDependencies) }
}

struct StatisticsView_Previews: PreviewProvider {
    static var previews: some View {
        StatisticsView(
            statistics: [
                PeriodStatistics(
                    period: .month,
                    statistics: Statistics(
                        firstDay: .preview,
                        mean: 72.6,
                        minimum: 72.4,
                        maximum: 73,
                        change: -0.5,
                        readings: 6
                    )
                )
            ],
            unit: .kilograms
        )
    }
}
