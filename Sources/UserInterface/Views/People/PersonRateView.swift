import CursesCore
import DataSource
import Model
import SharedInterface

// The weekly rate; significant rates have an arrow.
struct PersonRateView: View {
    let rate: Rate?
    let style: WeightStyle
    let today: Day

    var body: some View {
        if let rate, rate.isWithoutDirection {
            Text(verbatim: "–").foregroundStyle(.secondary)
        } else if let rate {
            let number = style.change(rate.weeklySlope)
            // A rate that rounds to zero has no arrow.
            let isClear = rate.isClear && number.first?.isNumber == false
            Text(verbatim: isClear ? "\(rate.slope < 0 ? "↓" : "↑") \(number)" : number)
                .foregroundStyle(isClear && !rate.isPast(on: today) ? .primary : .secondary)
        }
    }
}
