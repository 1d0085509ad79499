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
    let today: Day

    var body: some View {
        if let rate {
            FactRow("rate") { dayStyle.texts(of: rate, style).firstFitting }
            let details = dayStyle.details(of: rate, today: today)
            let remark = dayStyle.remark(of: rate, style, today: today)
            let hasDetails = isWhole || rate.isPast(on: today) && remark == nil
            if !details.isEmpty, hasDetails { FactRow { note(details) } }
            if let remark { FactRow { note([remark]) } }
        } else {
            FactRow("rate") { MissingRateView(isStale: isStale) }
        }
        if let energy {
            FactRow("energy") { dayStyle.texts(energy: energy).firstFitting }
        }
    }

    private func note(_ texts: [String]) -> some View {
        texts.firstFitting.foregroundStyle(.secondary)
    }
}

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
                        Text(verbatim: dayStyle.text(of: rate, style))
                        Spacer(minLength: 1)
                        Text(verbatim: detail).foregroundStyle(.secondary)
                    }
                }
                if rate.longChange != nil,
                    let remark = dayStyle.remark(of: rate, style, today: today)
                {
                    Text(verbatim: remark)
                } else {
                    ForEach(dayStyle.texts(of: rate, style), id: \.self) { Text(verbatim: $0) }
                }
            }
        } else {
            MissingRateView(isStale: isStale)
        }
    }
}

// Why there is no rate: too little data, or none recent.
struct MissingRateView: View {
    let isStale: Bool

    var body: some View {
        Text(isStale ? "no recent weigh-ins" : "not enough data yet").foregroundStyle(.secondary)
    }
}

// Days missing for a rate, as a sentence if it fits.
struct MissingDaysView: View {
    @Environment(\.dayStyle) private var dayStyle
    let missingDays: MissingDays

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(sentence)
            Text(brief)
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }

    private var sentence: LocalizedStringKey {
        if missingDays.count == 1, let day = missingDays.firstDay {
            return "Weigh in on \(dayStyle.short(day)) or later for your pace."
        }
        return "Weigh in on \(missingDays.count) more days for your pace."
    }

    private var brief: LocalizedStringKey {
        if missingDays.count == 1, let day = missingDays.firstDay {
            return "your pace from \(dayStyle.short(day)) on"
        }
        return "weigh in on \(missingDays.count) more days for your pace"
    }
}
