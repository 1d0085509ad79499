import CursesCore
import DataSource
import SharedInterface

// A measured value; a waist also shows its ratio to the height.
struct MeasureValueView: View {
    @Environment(\.dayStyle) private var dayStyle
    let reading: MeasureReading?
    let unit: HeightUnit

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: text)
            if let waist = reading?.waist {
                ViewThatFits(in: .horizontal) {
                    ForEach(waist.texts(dayStyle.string), id: \.self) { Text(verbatim: $0) }
                }
                .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    private var text: String {
        reading.map { MeasureStyle(unit).text($0.value, of: $0.measure) } ?? "–"
    }
}
