import CursesUI
import DataSource
import Model
import SharedInterface

// The rate, and where there is no forecast, why.
struct ForecastNoteView: View {
    @Environment(\.dayStyle) private var dayStyle
    let rate: Rate?
    let missingDays: MissingDays?
    var isStale = false
    let style: WeightStyle

    var body: some View {
        if let rate {
            let number = HStack {
                // The time beside it may be another.
                Text("now").foregroundStyle(.secondary)
                Text("\(RateStyle(weight: style).text(rate)) a week")
            }
            if let label = rate.detailLabel {
                let detail = Text(label).foregroundStyle(.secondary)
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 2) {
                        number
                        detail
                    }
                    if !rate.isClear {
                        HStack(spacing: 2) {
                            number
                            Text("no clear change").foregroundStyle(.secondary)
                        }
                    }
                    if rate.isClear { number } else { detail }
                }
            } else {
                number
            }
        } else if let missingDays {
            Text(text(missingDays))
                .foregroundStyle(.secondary)
        }
    }

    // Where the time that is shown leaves little room.
    static func short(_ rate: Rate, style: WeightStyle) -> some View {
        HStack {
            Text("now").foregroundStyle(.secondary)
            Text("\(RateStyle(weight: style).text(rate))/week")
        }
        .lineLimit(1)
    }

    static func short(isStale: Bool) -> some View {
        Text(isStale ? "no recent data" : "not enough data yet").foregroundStyle(.secondary)
    }

    private func text(_ missingDays: MissingDays) -> LocalizedStringKey {
        if isStale { return "No forecast: no recent weigh-ins" }
        if missingDays.count > 1 {
            return "No forecast: \(missingDays.count) more days needed"
        }
        return missingDays.firstDay.map { "No forecast before \(dayStyle.short($0))" }
            ?? "No forecast: one more day needed"
    }
}

struct ForecastNoteView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            note(.clear)
            note(.unclear)
            note(nil, MissingDays(count: 4))
            note(nil, MissingDays(count: 1))
            note(nil, MissingDays(count: 1), isStale: true)
            note(nil, MissingDays(count: 1, firstDay: .preview.advanced(by: 2)))
        }
    }

    private static func note(
        _ rate: Rate?,
        _ missingDays: MissingDays? = nil,
        isStale: Bool = false
    ) -> some View {
        ForecastNoteView(
            rate: rate,
            missingDays: missingDays,
            isStale: isStale,
            style: WeightStyle(.kilograms, .preview)
        )
    }
}
