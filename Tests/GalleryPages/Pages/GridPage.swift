import CursesUI

enum GridPage: PreviewProvider {
    static var previews: some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Period").bold()
                Text("mean").bold().gridColumnAlignment(.trailing)
                Text("low").bold().gridColumnAlignment(.trailing)
                Text("high").bold().gridColumnAlignment(.trailing)
            }
            Divider()
            row("7 days", "72.6", "71.9", "73.4")
            row("30 days", "73.1", "71.9", "74.1")
            row("一年", "102.9", "71.9", "110.0")
            Text("as entered, in kilograms").foregroundStyle(.secondary)
        }
        .padding()
    }

    private static func row(_ cells: String...) -> some View {
        GridRow {
            ForEach(cells, id: \.self) { Text(verbatim: $0) }
        }
    }
}
