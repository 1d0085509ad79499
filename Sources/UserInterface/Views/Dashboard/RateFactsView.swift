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
    let today: Day

    var body: some View {
        if let rate {
            FactRow("rate") { Text("\(RateStyle(weight: style).text(rate)) a week") }
            let details = dayStyle.details(of: rate, today: today)
            if !details.isEmpty {
                FactRow {
                    ViewThatFits(in: .horizontal) {
                        ForEach(details, id: \.self) {
                            Text(verbatim: $0).foregroundStyle(.secondary)
                        }
                    }
                }
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
            RateFactsView(rate: .clear, energy: -590 ... -280, style: style, today: .preview)
            RateFactsView(
                rate: .clear,
                energy: nil,
                style: style,
                today: .preview.advanced(by: 20)
            )
            RateFactsView(rate: .unclear, energy: nil, style: style, today: .preview)
            RateFactsView(rate: nil, energy: nil, style: style, today: .preview)
            RateFactsView(rate: nil, energy: nil, style: style, isStale: true, today: .preview)
        }
    }

    private static let style = WeightStyle(.kilograms, .preview)
}
