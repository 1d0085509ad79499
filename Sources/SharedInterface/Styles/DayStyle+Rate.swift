import CursesCore
package import DataSource
package import Model

extension DayStyle {
    package func text(of rate: Rate, _ weight: WeightStyle) -> String {
        texts(of: rate, weight)[0]
    }

    // Longest text first.
    package func texts(of rate: Rate, _ weight: WeightStyle) -> [String] {
        let style = RateStyle(weight: weight)
        guard rate.isSteady else { return [string("\(style.text(rate)) a week")] }
        let (length, margin) = (length(of: rate), style.margin(rate))
        return [
            string("steady for \(length) (± \(margin))"),
            string("steady for \(length) ± \(margin)"), string("steady for \(length)"),
        ]
    }

    // Period and certainty of a rate, longest text first.
    package func details(of rate: Rate, today: Day) -> [String] {
        if rate.isPast(on: today) {
            let end = date(rate.lastDay, near: today)
            let last = string("to \(end)")
            return rate.isSteady ? [last] : [string("\(length(of: rate)) to \(end)"), last]
        }
        let bend = rate.bendDay.map { string("changed about \(date($0, near: today))") }
        guard !rate.isSteady else { return [] }
        let last = string("last \(length(of: rate))")
        guard !rate.isClear else { return bend.map { [string("\(last), \($0)"), last] } ?? [last] }
        let doubt = string("not certain yet")
        let whole = string("\(last), \(doubt)")
        return [bend.map { string("\(whole), \($0)") }, whole, doubt, last].compactMap(\.self)
    }

    // A slow change that is not visible in four weeks.
    package func longChange(of overview: Overview, _ weight: WeightStyle) -> String? {
        guard let rate = overview.longRate, let change = overview.longChange else { return nil }
        return string("\(weight.changeText(change)) in \(length(of: rate))")
    }

    // The span of the weights, or the whole window if they fill 90 % of it.
    package func length(of rate: Rate) -> String {
        let weighed = rate.firstDay.distance(to: rate.lastDay) + 1
        let isWhole = Double(weighed) >= Double(rate.window.days) * 0.9
        let days = isWhole ? rate.window.days : weighed
        return switch days {
        case ..<14: string("\(days) days")
        case ..<60: string("\(Int((Double(days) / 7).rounded())) weeks")
        default: string("\(Int((Double(days) / 30.4375).rounded())) months")
        }
    }
}
