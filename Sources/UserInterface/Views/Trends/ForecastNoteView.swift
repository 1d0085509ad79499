import CursesCore
import DataSource
import Model
import SharedInterface

// The rate, or the reason why there is no forecast.
struct ForecastNoteView: View {
    @Environment(\.dayStyle) private var dayStyle
    let rate: Rate?
    let missingDays: MissingDays?
    var isStale = false
    let style: WeightStyle
    let today: Day

    var body: some View {
        if let rate {
            let details = dayStyle.details(of: rate, style, today: today)
            ViewThatFits(in: .horizontal) {
                ForEach(details, id: \.self) { detail in
                    HStack(spacing: 2) {
                        number(rate)
                        Text(verbatim: detail).foregroundStyle(.secondary)
                    }
                }
                // An old rate needs its date, and a clear change is worth more than an unclear rate.
                if rate.isPast(on: today) || hasRemark(rate), let last = details.last {
                    Text(verbatim: last).foregroundStyle(.secondary)
                } else {
                    number(rate)
                }
            }
        } else if let missingDays {
            Text(text(missingDays))
                .foregroundStyle(.secondary)
        }
    }

    private func number(_ rate: Rate) -> some View {
        Text(verbatim: dayStyle.text(of: rate, style))
    }

    private func hasRemark(_ rate: Rate) -> Bool {
        dayStyle.remark(of: rate, style, today: today) != nil
    }

    // The short form beside a long period.
    static func short(_ rate: Rate, style: WeightStyle, days: DayStyle, today: Day) -> some View {
        HStack {
            if let last = days.details(of: rate, style, today: today).last {
                Text(verbatim: last).foregroundStyle(.secondary)
            }
            if rate.isSteady || rate.isWithoutDirection {
                Text(verbatim: days.texts(of: rate, style).last ?? "")
            } else {
                Text("\(RateStyle(weight: style).text(rate))/week")
            }
        }
        .lineLimit(1)
    }

    static func short(isStale: Bool) -> some View {
        Text(isStale ? "no recent data" : "not enough data yet").foregroundStyle(.secondary)
    }

    private func text(_ missingDays: MissingDays) -> LocalizedStringKey {
        if isStale { return "No rate: no recent weigh-ins" }
        if missingDays.count > 1 { return "No rate: \(missingDays.count) more days needed" }
        return missingDays.firstDay.map { "No rate before \(dayStyle.short($0))" }
            ?? "No rate: one more day needed"
    }
}
