import CursesCore
import DataSource
import Model
import SharedInterface

// Where it goes, as far as that is more than chance.
struct PersonRateView: View {
    let rate: Rate?
    let style: WeightStyle
    let today: Day

    var body: some View {
        if let rate {
            let number = style.change(rate.weeklySlope)
            // What is rounded to nothing goes neither up nor down.
            let isClear = rate.isClear && number.first?.isNumber == false
            Text(verbatim: isClear ? "\(rate.slope < 0 ? "↓" : "↑") \(number)" : number)
                .foregroundStyle(isClear && !rate.isPast(on: today) ? .primary : .secondary)
        }
    }
}

struct PersonRateView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach([Rate.clear, .unclear, nil], id: \.self) {
                PersonRateView(rate: $0, style: WeightStyle(.kilograms), today: .preview)
            }
        }
    }
}
