import CursesUI
import DataSource
import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct HistoryTableView: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: History
    @State private var sortOrder: [KeyPathComparator<HistoryEntry>] = []

    var body: some View {
        Table(of: HistoryEntry.self, sortOrder: $sortOrder) {
            TableColumn("Day", value: \HistoryEntry.weighIn.day) { entry in
                Button {
                    Task { await store.send(.entryButtonTapped(entry, appDependencies)) }
                } label: {
                    Text(verbatim: entry.weighIn.day.description)
                }
            }
            .width(11)
            TableColumn("Time") { Text(verbatim: $0.weighIn.time.description) }
                .width(5)
            TableColumn("Weight", value: \HistoryEntry.weighIn.weight) {
                Text(verbatim: style.number($0.weighIn.weight))
            }
            .width(numberWidth)
            TableColumn("change") { Text(verbatim: $0.change.map(style.change) ?? "") }
                .width(6)
                .alignment(.numeric)
            TableColumn("trend", value: \HistoryEntry.trend) {
                Text(verbatim: style.number($0.trend))
            }
            .width(numberWidth)
            TableColumn("BMI", value: \HistoryEntry.bmi) {
                Text(verbatim: $0.bmi.formatted(fractionDigits: 2))
            }
            .width(6)
            TableColumn("Note", value: \HistoryEntry.weighIn.note)
        } rows: {
            ForEach(entries) { TableRow($0) }
                .onDelete { offsets in
                    guard let offset = offsets.first else { return }
                    Task { await store.send(.deleteButtonTapped(entries[offset])) }
                }
        }
        .searchable(text: $store.query)
    }

    private var entries: [HistoryEntry] {
        sortOrder.isEmpty ? store.foundEntries : store.foundEntries.sorted(using: sortOrder)
    }

    private var numberWidth: Double { store.settings.weightUnit == .stones ? 10 : 8 }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct HistoryTableView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryTableView(store: History(.preview, entries: Overview.ann(.preview).entries))
    }
}
