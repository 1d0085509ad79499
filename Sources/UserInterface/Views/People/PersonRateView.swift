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
            Text(verbatim: rate.isClear ? "\(rate.slope < 0 ? "↓" : "↑") \(number)" : number)
                .foregroundStyle(rate.isClear ? .primary : .secondary)
        }
    }

    private var number: String {
        rate.map { style.change($0.weeklySlope) } ?? ""
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
