import CursesCore
import DataSource
import SharedInterface

// The facts of `GrowthFactsView` in one line.
struct GrowthLineView: View {
    @Environment(\.dayStyle) private var dayStyle
    let growth: GrowthStanding
    let style: WeightStyle
    let today: Day

    var body: some View {
        let words = GrowthStyle(growth, style, dayStyle, today: today)
        ViewThatFits(in: .horizontal) {
            if let range = words.range {
                let label = dayStyle.string(words.rangeLabel)
                Text(verbatim: "\(label) \(range.weights) · \(range.source)")
                Text(verbatim: "\(label) \(range.weights)")
            }
            Text(verbatim: words.adultFrom).foregroundStyle(.secondary)
            Text("growing").foregroundStyle(.secondary)
        }
    }
}
