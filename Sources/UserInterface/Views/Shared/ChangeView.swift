import CursesUI
import DataSource
import SharedInterface

// How much a weight has changed, and where there is room since when.
struct ChangeView: View {
    @Environment(\.dayStyle) private var dayStyle
    let entry: HistoryEntry
    let previous: WeighIn?
    // Of what is not of now no day is yesterday.
    var today: Day?
    let style: WeightStyle

    var body: some View {
        let changes = dayStyle.changes(of: entry, since: previous, today: today, style)
        if !changes.isEmpty {
            ViewThatFits(in: .horizontal) {
                ForEach(changes, id: \.self) { Text(verbatim: $0).lineLimit(1) }
            }
        }
    }
}

struct ChangeView_Previews: PreviewProvider {
    static var previews: some View {
        let entries = Overview.ann(.preview).entries
        VStack(alignment: .leading) {
            ForEach([40.0, 20, 16, 8], id: \.self) { width in
                ChangeView(
                    entry: entries[0],
                    previous: entries[1].weighIn,
                    today: .preview,
                    style: WeightStyle(.kilograms, .preview)
                )
                .frame(width: width, alignment: .leading)
            }
        }
    }
}
