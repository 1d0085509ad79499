import CursesUI
import DataSource
import Model

struct HistoryTableView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @State var store: History

    var body: some View {
        Table(of: HistoryEntry.self, selection: $store.selection, sortOrder: $store.order) {
            TableColumn("Day", sortUsing: HistoryOrder(.day)) { entry in
                Button {
                    Task { await store.send(.entryButtonTapped(entry, appDependencies)) }
                } label: {
                    Text(verbatim: dayStyle.table(entry.weighIn.day))
                }
            }
            .width(14)
            TableColumn("Time") { Text(verbatim: $0.weighIn.time.description) }
                .width(5)
            TableColumn(store.settings.weightUnit.symbol, sortUsing: HistoryOrder(.weight)) {
                Text(verbatim: style.number($0.weighIn.weight))
            }
            .width(numberWidth - 1)
            .alignment(.numeric)
            TableColumn("change") { Text(verbatim: $0.change.map(style.change) ?? "") }
                .width(6)
                .alignment(.numeric)
            TableColumn("trend", sortUsing: HistoryOrder(.trend)) {
                Text(verbatim: style.number($0.trend))
            }
            .width(numberWidth)
            .alignment(.numeric)
            TableColumn("BMI", sortUsing: HistoryOrder(.bmi)) {
                Text(verbatim: $0.bmi.formatted(fractionDigits: 2))
            }
            .width(6)
            .alignment(.numeric)
            TableColumn("Note", sortUsing: HistoryOrder(.note)) {
                Text(verbatim: $0.weighIn.note)
            }
        } rows: {
            ForEach(store.rows) { TableRow($0) }
                .onDelete { offsets in
                    guard let offset = offsets.first else { return }
                    let weighIn = store.rows[offset].weighIn
                    Task { await store.deletion.send(.deleteButtonTapped(weighIn)) }
                }
        }
        .searchable(text: $store.query, total: store.entries.count)
    }

    private var numberWidth: Double { store.settings.weightUnit == .stones ? 10 : 7 }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct HistoryTableView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryTableView(store: History(.preview, entries: Overview.ann(.preview).entries))
    }
}
