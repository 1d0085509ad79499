import CursesUI
import DataSource
import Model
import SharedInterface

struct StatisticsTableView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends

    var body: some View {
        Table(store.presentedRows) {
            TableColumn("period") { row in
                // One width for all, so that all are in full or none.
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: title(of: row.statistics))
                        .frame(width: titleWidth, alignment: .leading)
                    Text(verbatim: name(of: row.statistics))
                }
            }
            .width(min: 11, ideal: titleWidth, max: titleWidth)
            TableColumn("mean") { Text(verbatim: style.mean($0.statistics.mean)).bold() }
                .width(style.cellWidth)
                .alignment(.numeric)
            TableColumn("low") { Text(verbatim: style.cell($0.statistics.minimum)) }
                .width(style.cellWidth)
                .alignment(.numeric)
            TableColumn("high") { Text(verbatim: style.cell($0.statistics.maximum)) }
                .width(style.cellWidth)
                .alignment(.numeric)
            TableColumn("change") { Text(verbatim: style.change($0.statistics.change)) }
                .width(6)
                .alignment(.numeric)
            TableColumn("readings") { Text(verbatim: "\($0.statistics.readings)") }
                .width(8)
                .alignment(.numeric)
            TableColumn("vs. before") { Text(verbatim: $0.difference.map(style.change) ?? "") }
                .width(10)
                .alignment(.numeric)
            TableColumn("low to high") { StatisticsBarView(row: $0) }
                .width(Double(StatisticsRow.cells))
        }
        .frame(idealWidth: style.cellWidth * 3 + 64, maxHeight: height)
        .navigationTitle(store.presentedPeriod?.title ?? "Statistics")
        .toolbar {
            ForEach(store.statistics.map(\.period), id: \.self) { period in
                Button(period.label) { Task { await store.send(.periodPickerSelected(period)) } }
                    .keyboardShortcut(period.key, modifiers: [])
            }
        }
    }

    private func title(of statistics: Statistics) -> String {
        dayStyle.title(of: store.presentedPeriod ?? .month, from: statistics.firstDay)
    }

    private func name(of statistics: Statistics) -> String {
        dayStyle.name(
            of: store.presentedPeriod ?? .month,
            from: statistics.firstDay,
            near: store.today
        )
    }

    private var titleWidth: Double {
        Double(store.presentedRows.map { PlainText.width(of: title(of: $0.statistics)) }.max() ?? 0)
    }

    // The longest of the tables decides, so that the frame stays while one follows another.
    private var height: Double {
        Double(min(24, store.statistics.reduce(0) { max($0, $1.statistics.count) }) + 1)
    }

    private var style: WeightStyle {
        WeightStyle(store.settings.weightUnit, appDependencies)
            .aligned(
                with: store.presentedRows.flatMap {
                    [$0.statistics.minimum, $0.statistics.maximum]
                }
            )
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
