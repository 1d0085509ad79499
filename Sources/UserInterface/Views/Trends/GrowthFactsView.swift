import CursesCore
import DataSource
import SharedInterface

// Replaces rate and energy: the healthy range and the start of the adult classes.
struct GrowthFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let growth: GrowthStanding
    let style: WeightStyle
    var isWhole = true
    let today: Day

    var body: some View {
        let words = GrowthStyle(growth, style, dayStyle, today: today)
        if let range = words.range {
            FactRow(words.rangeLabel) {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: "\(range.weights) · \(range.source)")
                    Text(verbatim: range.weights)
                }
            }
        }
        if isWhole {
            FactRow("rate") {
                ViewThatFits(in: .horizontal) {
                    Text("pace and energy start at 20")
                    Text("left out under 20")
                }
                .foregroundStyle(.secondary)
            }
        }
        FactRow("from 20") { Text(verbatim: words.adultDay).foregroundStyle(.secondary) }
    }
}

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
