import CursesCore
import DataSource
import Model
import SharedInterface

struct RestorationTableView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: Restoration
    let style: RecoveryStyle

    var body: some View {
        let selection = store.binding(store.marked) { .onChangeMarked($0) }
        Table(of: Restorable.self, selection: selection) {
            TableColumn("version") { restorable in
                Button {
                    store.send(.restorableButtonTapped(restorable))
                } label: {
                    Text(verbatim: style.moment(restorable))
                }
            }
            .width(momentWidth)
            TableColumn("what") { labelCell($0) }
                .width(
                    min: min(labelWidth, Self.leastLabelWidth),
                    ideal: labelWidth,
                    max: labelWidth
                )
                .layoutPriority(1)
            TableColumn("holds") { restorable in
                // One width, so that all rows use the same format.
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: style.holding(restorable, restorable.count))
                        .frame(width: countWidth, alignment: .leading)
                    Text(verbatim: "\(restorable.count)")
                }
                .foregroundStyle(.secondary)
            }
            .width(min: dayStyle.column("holds"), ideal: countWidth, max: countWidth)
            if store.restorables.contains(where: \.isFromBeforeRestoration) {
                TableColumn("") { restorable in
                    if restorable.isFromBeforeRestoration {
                        Text("before a change").foregroundStyle(.secondary)
                    }
                }
                .width(dayStyle.column("before a change", least: 16))
            }
        } rows: {
            ForEach(store.restorables) { TableRow($0) }
        }
        .rowVerb("restore…")
    }

    private static let leastLabelWidth = 20.0

    // A long name is truncated before the year.
    @ViewBuilder private func labelCell(_ restorable: Restorable) -> some View {
        if case .history(_, let period) = restorable.file, let name = restorable.personName {
            HStack(spacing: 0) {
                Text(verbatim: nameStyle.name(name)).lineLimit(1)
                Text(verbatim: " · \(dayStyle.year(period))").layoutPriority(1)
            }
        } else {
            Text(restorable.label(dayStyle)).lineLimit(1)
        }
    }

    // The date of the backup is never truncated.
    private var momentWidth: Double {
        width(least: dayStyle.column("version"), style.moment)
    }

    private var labelWidth: Double { width(least: 10) { dayStyle.string($0.label(dayStyle)) } }

    private var countWidth: Double { width(least: 8) { style.holding($0, $0.count) } }

    private func width(least: Double, _ text: (Restorable) -> String) -> Double {
        min(48, dayStyle.column("", store.restorables.map(text), least: least))
    }
}
