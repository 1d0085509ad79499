import CursesUI
import DataSource
import Model
import SharedInterface

struct RateFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let rate: Rate?
    let energy: ClosedRange<Int>?
    let style: WeightStyle
    var isStale = false

    var body: some View {
        if let rate {
            FactRow("rate") { Text("\(RateStyle(weight: style).text(rate)) a week") }
            if let detail = rate.detailLabel {
                FactRow { Text(detail).foregroundStyle(.secondary) }
            }
        } else {
            FactRow("rate") { MissingRateView(isStale: isStale) }
        }
        if let energy {
            FactRow(energy.lowerBound < 0 ? "deficit" : "surplus") {
                Text("about \(text(energy)) kcal a day")
            }
        }
    }

    private func text(_ energy: ClosedRange<Int>) -> String {
        let ends = [energy.lowerBound.magnitude, energy.upperBound.magnitude].sorted().map(
            String.init
        )
        return ends[0] == ends[1] ? ends[0] : dayStyle.string("\(ends[0])–\(ends[1])")
    }
}

struct RateFactsView_Previews: PreviewProvider {
    static var previews: some View {
        Grid(alignment: .leading) {
            RateFactsView(rate: .clear, energy: -590 ... -280, style: style)
            RateFactsView(rate: .unclear, energy: nil, style: style)
            RateFactsView(rate: nil, energy: nil, style: style)
            RateFactsView(rate: nil, energy: nil, style: style, isStale: true)
        }
    }

    private static let style = WeightStyle(.kilograms, .preview)
}
