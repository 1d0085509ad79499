import CursesUI

struct StatsScreen: View {
    struct Row: Identifiable {
        let id = UUID()
        let name: String
        let value: Int
    }
    let rows = [Row(name: "A", value: 3), Row(name: "B", value: 5)]
    @State private var order = [KeyPathComparator(\Row.name)]
    @State private var sel: Row.ID?
    var body: some View {
        VStack {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Text("Name").gridColumnAlignment(.trailing)
                    Text("Value")
                }.bold()
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(rows) { r in
                    GridRow(alignment: .firstTextBaseline) {
                        Text(r.name)
                        Text(r.value, format: .number)
                    }
                }
                GridRow {
                    Text("Sum \(rows.map(\.value).reduce(0, +))").gridCellColumns(2).gridCellAnchor(
                        .center
                    )
                }
            }
            Chart(rows) {
                BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)).foregroundStyle(
                    by: .value("Name", $0.name)
                ).cornerRadius(4)
            }.chartLegend(position: .bottom).frame(height: 120).chartForegroundStyleScale([
                "A": Color.red, "B": .blue,
            ])
            Table(rows.sorted(using: order), selection: $sel, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Value", value: \.value) { Text("\($0.value)") }.width(60)
            }
        }.redacted(reason: rows.isEmpty ? .placeholder : [])
    }
}
