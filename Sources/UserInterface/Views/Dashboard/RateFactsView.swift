import CursesCore
import DataSource
import Model
import SharedInterface

struct RateFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let rate: Rate?
    let energy: ClosedRange<Int>?
    let style: WeightStyle
    var isStale = false
    var isWhole = true
    // Leaves a row to the slow change.
    var isSpaced = false
    let today: Day

    var body: some View {
        if let rate {
            FactRow("rate") {
                ViewThatFits(in: .horizontal) {
                    ForEach(dayStyle.texts(of: rate, style), id: \.self) { Text(verbatim: $0) }
                }
            }
            let remark = dayStyle.remark(of: rate, style, today: today)
            if isSpaced, rate.longChange != nil, let remark {
                FactRow { note(dayStyle.details(of: rate, today: today)) }
                FactRow { note([remark]) }
            } else {
                let details = dayStyle.details(of: rate, style, today: today)
                let isNeeded = isWhole || rate.isPast(on: today) || remark != nil
                if !details.isEmpty, isNeeded { FactRow { note(details) } }
            }
        } else {
            FactRow("rate") { MissingRateView(isStale: isStale) }
        }
        if let energy {
            FactRow("energy") {
                ViewThatFits(in: .horizontal) {
                    ForEach(dayStyle.texts(energy: energy), id: \.self) { Text(verbatim: $0) }
                }
            }
        }
    }

    private func note(_ texts: [String]) -> some View {
        ViewThatFits(in: .horizontal) {
            ForEach(texts, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
        }
    }
}
