import CursesCore
import DataSource
import SharedInterface

// Column titles, aligned with a wide row.
struct EntryHeaderView: View {
    @Environment(\.dayStyle) private var dayStyle
    let unit: WeightUnit
    let style: WeightStyle
    var listedWidth = EntryRowView.Extent.listedWidth

    var body: some View {
        let extent = EntryRowView.Extent.wide
        HStack {
            Text("day").frame(width: extent.dayWidth(style, listedWidth), alignment: .leading)
            Text("time").frame(width: 5, alignment: .leading)
            Text(verbatim: unit.symbols)
                .frame(width: extent.weightWidth(style), alignment: .trailing)
            Text("change")
                .frame(width: extent.changeWidth(dayStyle), alignment: .trailing)
            Text("BMI").frame(width: EntryRowView.Extent.bmiWidth, alignment: .trailing)
            Text("note").padding(.leading)
        }
        .lineLimit(1)
        .foregroundStyle(.secondary)
        .padding(.leading, 2)
    }
}
