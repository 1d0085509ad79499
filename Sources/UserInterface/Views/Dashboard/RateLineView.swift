import CursesCore
import DataSource
import SharedInterface

// The rate in one line, with as many details as fit.
struct RateLineView: View {
    @Environment(\.dayStyle) private var dayStyle
    let rate: Rate?
    let style: WeightStyle
    var isStale = false
    let today: Day

    var body: some View {
        if let rate {
            ViewThatFits(in: .horizontal) {
                ForEach(dayStyle.details(of: rate, style, today: today), id: \.self) { detail in
                    HStack(spacing: 0) {
                        number(rate)
                        Spacer(minLength: 1)
                        Text(verbatim: detail).foregroundStyle(.secondary)
                    }
                }
                if let remark = dayStyle.remark(of: rate, style, today: today) {
                    Text(verbatim: remark)
                } else {
                    ForEach(dayStyle.texts(of: rate, style), id: \.self) { Text(verbatim: $0) }
                }
            }
        } else {
            MissingRateView(isStale: isStale)
        }
    }

    private func number(_ rate: Rate) -> some View {
        Text(verbatim: dayStyle.text(of: rate, style))
    }
}
