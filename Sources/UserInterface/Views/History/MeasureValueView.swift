import CursesCore
import DataSource
import Model
import SharedInterface

// A measured value; a waist also shows its ratio to the height.
struct MeasureValueView: View {
    @Environment(\.dayStyle) private var dayStyle
    let reading: MeasureReading?
    let unit: HeightUnit

    // Shown if it is earlier than the newest weigh-in.
    var day: String?
    var isOnOneLine = false

    var body: some View {
        if isOnOneLine { line } else { lines }
    }

    // The ratio gives way to the day of an old value.
    private var line: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(reading?.waist?.texts(dayStyle.string) ?? [], id: \.self) { ratio in
                parts([day, ratio].compactMap(\.self))
            }
            parts([day].compactMap(\.self))
        }
        .lineLimit(1)
    }

    private func parts(_ notes: [String]) -> some View {
        HStack(spacing: 2) {
            Text(verbatim: text)
            ForEach(notes, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
        }
    }

    private var lines: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 2) {
                Text(verbatim: text)
                if let day { Text(verbatim: day).foregroundStyle(.secondary) }
            }
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

struct MeasureValueView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            MeasureValueView(reading: waist, unit: .centimetres, day: "12 Nov")
            MeasureValueView(reading: nil, unit: .centimetres)
        }
    }

    private static let waist = MeasureReading(
        measure: .waist,
        value: 98,
        day: .preview,
        waist: WaistAssessment(ratio: 0.55, category: .increased)
    )
}
