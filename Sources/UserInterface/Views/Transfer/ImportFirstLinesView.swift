import CursesCore
import DataSource
import SharedInterface

// First weigh-ins of a file, in columns.
struct ImportFirstLinesView: View {
    @Environment(\.dayStyle) private var dayStyle
    let weighIns: ArraySlice<WeighIn>
    let weightUnit: WeightUnit

    var body: some View {
        let style = WeightStyle(weightUnit).aligned(with: weighIns.map(\.weight))
        let days = weighIns.map { dayStyle.dated($0.day) }
        // Includes the unit, which may differ from the file's.
        let weights = weighIns.map { style.text($0.weight) }
        let weightWidth = Double(weights.map { PlainText.width(of: $0) }.max() ?? 0)
        let dayWidth = Double(days.map { PlainText.width(of: $0) }.max() ?? 0)
        Section("First lines") {
            ForEach(Array(zip(days, weighIns)), id: \.1.id) { day, weighIn in
                HStack(spacing: 2) {
                    Text(verbatim: day).frame(width: dayWidth, alignment: .leading)
                    Text(verbatim: weighIn.time.description).foregroundStyle(.secondary)
                    Text(verbatim: style.text(weighIn.weight))
                        .frame(width: weightWidth, alignment: .trailing)
                    Text(verbatim: weighIn.note).foregroundStyle(.secondary).lineLimit(1)
                    Spacer()
                }
            }
        }
    }
}
