import CursesUI
import DataSource
import Model
import SharedInterface

// Where it goes, as far as that is more than chance.
struct PersonRateView: View {
    let rate: Rate?
    let style: WeightStyle

    var body: some View {
        if let rate {
            if rate.isClear {
                Text(verbatim: text(rate))
            } else {
                Text(verbatim: "=").foregroundStyle(.secondary)
            }
        }
    }

    private func text(_ rate: Rate) -> String {
        "\(rate.slope < 0 ? "↓" : "↑") \(style.amountNumber(rate.weeklySlope.magnitude))"
    }
}

struct PersonRateView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach([Rate.clear, .unclear, nil], id: \.self) {
                PersonRateView(rate: $0, style: WeightStyle(.kilograms, .preview))
            }
        }
    }
}
