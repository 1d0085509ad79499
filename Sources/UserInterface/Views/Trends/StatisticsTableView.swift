import CursesUI
import DataSource
import Model
import SharedInterface

struct StatisticsTableView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends

    var body: some View {
        Table(statistics) {
            TableColumn("period") { Text(verbatim: name(of: $0)) }
                .width(10)
            TableColumn("mean") { Text(verbatim: style.mean($0.mean)) }
                .width(style.cellWidth)
                .alignment(.numeric)
            TableColumn("low") { Text(verbatim: style.cell($0.minimum)) }
                .width(style.cellWidth)
                .alignment(.numeric)
            TableColumn("high") { Text(verbatim: style.cell($0.maximum)) }
                .width(style.cellWidth)
                .alignment(.numeric)
            TableColumn("change") { Text(verbatim: style.change($0.change)) }
                .width(6)
                .alignment(.numeric)
            TableColumn("readings") { Text(verbatim: "\($0.readings)") }
                .width(8)
                .alignment(.numeric)
        }
        .frame(idealWidth: style.cellWidth * 3 + 42, maxHeight: height)
        .navigationTitle(store.presentedPeriod?.title ?? "Statistics")
        .toolbar {
            ForEach(store.statistics.map(\.period), id: \.self) { period in
                Button(period.label) { Task { await store.send(.periodPickerSelected(period)) } }
                    .keyboardShortcut(period.key, modifiers: [])
            }
        }
    }

    private func name(of statistics: Statistics) -> String {
        dayStyle.name(of: store.presentedPeriod ?? .month, from: statistics.firstDay)
    }

    private var statistics: [Statistics] {
        store.statistics.first { $0.period == store.presentedPeriod }?.statistics ?? []
    }

    // The longest of the tables decides, so that the frame stays while one follows another.
    private var height: Double {
        Double(min(24, store.statistics.reduce(0) { max($0, $1.statistics.count) }) + 1)
    }

    private var style: WeightStyle {
        WeightStyle(store.settings.weightUnit, appDependencies)
            .aligned(with: statistics.flatMap { [$0.minimum, $0.maximum] })
    }
}

struct StatisticsTableView_Stones_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewStones) { appDependencies in
            NavigationStack {
                TrendsFlow(store: Trends(appDependencies, person: .ann, presentedPeriod: .month))
            }
        }
    }
}

struct StatisticsTableView_Hundredths_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewHundredths) { appDependencies in
            NavigationStack {
                TrendsFlow(store: Trends(appDependencies, person: .ann, presentedPeriod: .month))
            }
        }
    }
}

struct StatisticsTableView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                TrendsFlow(store: Trends(appDependencies, person: .ann, presentedPeriod: .month))
            }
        }
    }
}
