import CursesCore
import DataSource
import Model
import SharedInterface

// Replaces rate and energy: the healthy range and the start of the adult classes.
struct GrowthFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let growth: GrowthStanding
    let style: WeightStyle
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
        FactRow("adult") { Text(verbatim: words.adultDay).foregroundStyle(.secondary) }
    }
}

// A sentence for each measure, such as "taller than 50 of 100 girls of her age".
struct GrowthReadingsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let readings: [GrowthReading]

    var body: some View {
        ForEach(readings, id: \.self) { reading in
            reading.sentences(dayStyle.string).firstFitting
                .lineLimit(1)
        }
    }
}

// The height, or else the facts of `GrowthFactsView`, in one line.
struct GrowthLineView: View {
    @Environment(\.dayStyle) private var dayStyle
    let growth: GrowthStanding
    let style: WeightStyle
    let today: Day

    var body: some View {
        let words = GrowthStyle(growth, style, dayStyle, today: today)
        let height = growth.readings.first { $0.measure == .height }
        ViewThatFits(in: .horizontal) {
            if let height {
                ForEach(height.sentences(dayStyle.string), id: \.self) { Text(verbatim: $0) }
            }
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
