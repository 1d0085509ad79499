import CursesUI
import DataSource
import Model

struct EntryRowView: View {
    @Environment(\.dayStyle) private var dayStyle
    let entry: HistoryEntry
    let style: WeightStyle
    let today: Day
    var isWide = true
    var hasChange = true

    var body: some View {
        HStack {
            Text(verbatim: dayStyle.short(entry.weighIn.day, today: today))
                .lineLimit(1)
                .frame(width: hasChange ? 12 : 10, alignment: .leading)
            if isWide {
                Text(verbatim: entry.weighIn.time.description)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: style.cell(entry.weighIn.weight))
                .frame(width: style.cellWidth, alignment: .trailing)
            if hasChange {
                Text(verbatim: entry.change.map(style.change) ?? "")
                    .frame(width: 6, alignment: .trailing)
            }
            if isWide {
                Text(verbatim: entry.bmi.formatted(fractionDigits: 2))
                    .frame(width: 7, alignment: .trailing)
            }
            if hasChange {
                Text(verbatim: entry.weighIn.note)
                    .foregroundStyle(.secondary)
                    .padding(.leading)
            }
        }
    }
}

struct EntryRowView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(Overview.ann(.preview).entries.prefix(4)) { entry in
                EntryRowView(
                    entry: entry,
                    style: WeightStyle(.kilograms, .preview),
                    today: .preview
                )
            }
        }
    }
}
