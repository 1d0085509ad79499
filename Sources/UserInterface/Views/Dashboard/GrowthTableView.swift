import CursesCore
import DataSource
import Model
import SharedInterface

// Height, weight and head of the last weigh-ins of a person under 20, with their percentiles.
struct GrowthTableView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard

    var body: some View {
        Section("Growth · percentiles of WHO") {
            VStack(alignment: .leading, spacing: 0) {
                ViewThatFits(in: .vertical) {
                    ForEach([30, 20, 16, 12, 9, 6, 3], id: \.self) { table($0) }
                }
                Spacer()
            }
        }
    }

    private func table(_ count: Int) -> some View {
        let entries = Array(store.overview.entries.prefix(count))
        let readings = entries.map { store.growthReadings(of: $0.weighIn) }
        let ranked = Set(readings.flatMap(\.keys))
        let columns = [TrendMeasure.height, .weight] + [.measure(.head)].filter(ranked.contains)
        return Grid(alignment: .trailing) {
            GridRow {
                Text("age").gridColumnAlignment(.leading)
                ForEach(columns, id: \.self) { measure in
                    Text(measure.tableLabel(style))
                    if ranked.contains(measure) { Text(verbatim: "P") }
                }
            }
            .foregroundStyle(.secondary)
            ForEach(entries.indices, id: \.self) { index in
                GridRow {
                    Text(verbatim: age(on: entries[index].weighIn.day))
                    ForEach(columns, id: \.self) { measure in
                        Text(verbatim: value(of: measure, in: entries[index].weighIn))
                        if ranked.contains(measure) {
                            Text(verbatim: readings[index][measure]?.percentileText ?? "")
                                .foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
        .lineLimit(1)
    }

    private func age(on day: Day) -> String {
        store.person.birthDate.map { GrowthWords(days: dayStyle, birthDate: $0).age(on: day) } ?? ""
    }

    private func value(of measure: TrendMeasure, in weighIn: WeighIn) -> String {
        switch measure {
        case .weight:
            style.weight.aligned(with: store.overview.entries.map(\.weighIn.weight))
                .cell(weighIn.weight)
        case .measure(let measure):
            weighIn.measures[measure].map { style.measure.number($0, of: measure) } ?? ""
        default: style.height.text(weighIn.height)
        }
    }

    private var style: UnitStyle { UnitStyle(store.settings) }
}
