import CursesUI
import DataSource
import Model
import SharedInterface

struct HistoryTableView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @State var store: HistoryTable

    var body: some View {
        Table(of: HistoryEntry.self, selection: selection, sortOrder: order) {
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
            TableColumn(store.weightUnit.symbol, sortUsing: HistoryOrder(.weight)) {
                Text(verbatim: style.cell($0.weighIn.weight))
            }
            .width(style.cellWidth)
            .alignment(.numeric)
            TableColumn("change") { Text(verbatim: $0.change.map(style.change) ?? "") }
                .width(6)
                .alignment(.numeric)
            TableColumn("trend", sortUsing: HistoryOrder(.trend)) {
                Text(verbatim: style.mean($0.trend))
            }
            .width(store.weightUnit == .stones ? 11 : 7)
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
                    let entry = store.rows[offset]
                    Task { await store.send(.deleteButtonTapped(entry)) }
                }
        }
        .overlay {
            if store.rows.isEmpty, !store.entries.isEmpty {
                ContentUnavailableView.search(text: store.query)
            }
        }
        .searchable(text: $store.query, total: store.entries.count)
        .onChange(of: store.query) { Task { await store.send(.onChangeQuery) } }
        .toolbar {
            Button("go to a date") {
                Task { await store.send(.jumpButtonTapped(appDependencies)) }
            }
            .keyboardShortcut("g", modifiers: [])
        }
        .toast(item: notice) { Toast(label($0)) }
    }

    private func label(_ notice: JumpNotice) -> LocalizedStringKey {
        switch notice {
        case .nothing: "No weigh-ins here to go to."
        case .nearest(let nearest, let day):
            "No weigh-in on \(dayStyle.full(day)); the nearest is of \(dayStyle.full(nearest))."
        }
    }

    private var selection: Binding<WeighIn.ID?> {
        Binding(
            get: { store.selection },
            asyncSet: { await store.send(.onChangeSelection($0)) }
        )
    }

    private var order: Binding<[HistoryOrder]> {
        Binding(get: { store.order }, asyncSet: { await store.send(.onChangeOrder($0)) })
    }

    private var notice: Binding<JumpNotice?> {
        Binding(get: { store.notice }, asyncSet: { _ in await store.send(.onDismissNotice) })
    }

    private var style: WeightStyle {
        var style = WeightStyle(store.weightUnit, appDependencies)
        style.hasHundredths = store.hasHundredths
        return style
    }
}

struct HistoryTableView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryTableView(store: HistoryTable(.preview, entries: Overview.ann(.preview).entries))
    }
}
