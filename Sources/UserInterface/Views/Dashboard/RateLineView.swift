import CursesUI
import DataSource
import Model
import SharedInterface

// The rate in one line, with as much as there is room for.
struct RateLineView: View {
    let rate: Rate?
    let style: WeightStyle
    var isStale = false

    var body: some View {
        if let rate {
            ViewThatFits(in: .horizontal) {
                ForEach(details(rate), id: \.self) { detail in
                    HStack(spacing: 0) {
                        number(rate)
                        Spacer(minLength: 1)
                        Text(detail).foregroundStyle(.secondary)
                    }
                }
                number(rate)
            }
        } else {
            MissingRateView(isStale: isStale)
        }
    }

    private func number(_ rate: Rate) -> some View {
        Text("\(RateStyle(weight: style).text(rate)) a week")
    }

    private func details(_ rate: Rate) -> [LocalizedStringKey] {
        [rate.detailLabel].compactMap(\.self) + (rate.isClear ? [] : ["no clear change"])
    }
}

struct RateLineView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach([Rate.clear, .unclear, nil], id: \.self) { rate in
                RateLineView(rate: rate, style: WeightStyle(.kilograms, .preview))
                RateLineView(rate: rate, style: WeightStyle(.pounds, .preview))
                    .frame(width: 24)
            }
        }
    }
}
