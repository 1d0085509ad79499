import CursesCore
import DataSource
import Model
import SharedInterface

// A measure of the marked weigh-in; a waist also shows its ratio to the height.
struct MeasureValueView: View {
    @Environment(\.dayStyle) private var dayStyle
    let measure: Measure
    let detail: HistoryDetail
    let unit: HeightUnit

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: text)
            if measure == .waist, let waist = detail.waist {
                ViewThatFits(in: .horizontal) {
                    ForEach(waist.texts(dayStyle.string), id: \.self) { Text(verbatim: $0) }
                }
                .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    private var text: String {
        let style = MeasureStyle(unit)
        return detail.entry.weighIn.measures[measure].map { style.text($0, of: measure) } ?? "–"
    }
}

struct MeasureValueView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(Measure.allCases, id: \.self) {
                MeasureValueView(measure: $0, detail: detail, unit: .centimetres)
            }
        }
    }

    private static var detail: HistoryDetail {
        var entry = HistoryEntry(weighIn: .newestOfAnn, change: nil, trend: 72.4, bmi: 22.85)
        entry.weighIn.measures[.waist] = 88
        return HistoryDetail(
            entry: entry,
            waist: WaistAssessment(ratio: 0.55, category: .increased),
            month: .sample,
            days: Day.preview...Day.preview,
            points: []
        )
    }
}
