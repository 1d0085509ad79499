import CursesCore
import DataSource
import Model
import SharedInterface

// Change in the shown days and distance to the goal.
struct TrendFiguresView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends

    var body: some View {
        ViewThatFits(in: .horizontal) {
            figures(hasBar: true)
            figures(hasBar: false)
            HStack {}
        }
    }

    private func figures(hasBar: Bool) -> some View {
        HStack(spacing: 2) {
            if let total = store.total {
                Text(verbatim: style.changeText(total.change)).bold()
                    + Text(verbatim: " " + dayStyle.length(store.weighedDays)).foregroundStyle(
                        .secondary
                    )
            }
            Spacer(minLength: 0)
            if store.isOfNewest, let goal = store.course.goal {
                let words = GoalStyle(style, dayStyle, today: store.today)
                Text(verbatim: words.standing(goal, namesTrend: false))
                if hasBar, let progress = goal.progress {
                    ProgressView(value: progress.share)
                        .frame(width: 16)
                        .environment(\.progressViewDelay, .zero)
                }
            }
        }
        .lineLimit(1)
    }

    private var style: WeightStyle { WeightStyle(store.measure, store.settings) }
}

// The drawn measure and the period.
struct MeasureNoteView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends

    var body: some View {
        ViewThatFits(in: .horizontal) {
            line(dayStyle.span(store.days))
            line(dayStyle.months(store.days))
        }
        .lineLimit(1)
    }

    private func line(_ period: String) -> some View {
        HStack(spacing: 0) {
            Text(store.measure.label).foregroundStyle(.tint)
            Spacer(minLength: 2)
            Text(verbatim: period).bold()
        }
    }
}

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
                // An old rate needs its date; a clear change is worth more than an unclear rate.
                let hasRemark = dayStyle.remark(of: rate, style, today: today) != nil
                if rate.isPast(on: today) || hasRemark, let last = details.last {
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
        if missingDays.count == 1, let day = missingDays.firstDay {
            return "No rate before \(dayStyle.short(day))"
        }
        return "No rate: \(missingDays.count) more days needed"
    }
}
