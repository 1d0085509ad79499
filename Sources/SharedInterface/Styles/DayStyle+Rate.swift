import CursesCore
package import DataSource
import Model

extension DayStyle {
    package func text(of rate: Rate, _ weight: WeightStyle) -> String {
        texts(of: rate, weight)[0]
    }

    // Longest text first.
    package func texts(of rate: Rate, _ weight: WeightStyle) -> [String] {
        let style = RateStyle(weight: weight)
        let length = length(of: rate)
        if rate.isWithoutDirection { return [string("no clear direction in \(length)")] }
        guard rate.isSteady else { return [string("\(style.text(rate)) a week")] }
        return [
            string("steady for \(length) (± \(style.margin(rate)) a week)"),
            string("steady \(length) ± \(style.margin(rate))/week"),
            string("steady for \(length)"),
        ]
    }

    // The last day of figures that are over a week old.
    package func end(_ day: Day, today: Day) -> String? {
        day.distance(to: today) > Rate.recentDays ? string("to \(date(day, near: today))") : nil
    }

    // Period, certainty and slow change of a rate, longest text first.
    package func details(of rate: Rate, _ weight: WeightStyle, today: Day) -> [String] {
        let long = longChange(of: rate, weight)
        let details = details(of: rate, today: today)
        guard let long else { return details }
        return details.map { [$0, long].listed(string) } + [long]
    }

    // Period and certainty of a rate, longest text first.
    package func details(of rate: Rate, today: Day) -> [String] {
        let hasLength = !rate.isSteady && !rate.isWithoutDirection
        let doubt = hasLength && !rate.isClear ? string("not certain yet") : nil
        if rate.isPast(on: today) {
            let end = date(rate.lastDay, near: today)
            let last = string("to \(end)")
            guard hasLength else { return [last] }
            let whole = string("\(length(of: rate)) to \(end)")
            return [doubt.map { string("\(whole), \($0)") }, whole, last].compactMap(\.self)
        }
        guard hasLength else { return [] }
        let bend = rate.bendDay.map { string("changed about \(date($0, near: today))") }
        let last = string("last \(length(of: rate))")
        guard let doubt else { return bend.map { [string("\(last), \($0)"), last] } ?? [last] }
        let whole = string("\(last), \(doubt)")
        return [bend.map { string("\(whole), \($0)") }, whole, doubt, last].compactMap(\.self)
    }

    // A slow change that is not visible in four weeks.
    package func longChange(of rate: Rate, _ weight: WeightStyle) -> String? {
        rate.longChange.map {
            let length = length(from: $0.firstDay, to: $0.lastDay, of: $0.window)
            return string("\(weight.changeText($0.kilograms)) in \(length)")
        }
    }

    package func length(of rate: Rate) -> String {
        length(from: rate.firstDay, to: rate.lastDay, of: rate.window)
    }

    // The span of the weights, or the whole window if they fill 90 % of it.
    private func length(from first: Day, to last: Day, of window: RateWindow) -> String {
        let weighed = first.distance(to: last) + 1
        let isWhole = Double(weighed) >= Double(window.days) * 0.9
        let days = isWhole ? window.days : weighed
        return switch days {
        case ..<14: string("\(days) days")
        case ..<60: string("\(Int((Double(days) / 7).rounded())) weeks")
        default: string("\(Int((Double(days) / 30.4375).rounded())) months")
        }
    }
}
