import CursesCore
import DataSource
import Model
import SharedInterface

// Texts of the chart's crosshair.
struct TrendReadings {
    let store: Trends
    let style: WeightStyle
    let dayStyle: DayStyle
    let overlayName: String
    let shortName: String

    // All variants, the longest first.
    func texts(on day: Day) -> [String] {
        let (whole, short, numbers) = values(on: day)
        let date = dayStyle.date(day, near: store.today)
        let other = store.overlaid(on: day).map { style.mean($0.trend) }
        // Short variants omit unknown values.
        let known = other.map { ["\(shortName) \($0)"] } ?? []
        let named = { (name: String) in store.overlay == nil ? [] : ["\(name) \(other ?? "–")"] }
        let (wholeOthers, others) = (named(overlayName), named(shortName))
        let endings = wholeOthers == others ? [others] : [wholeOthers, others]
        let wholest = wholest(whole, on: day)
        let wholes = endings.flatMap { ending in
            [wholest, whole].map {
                ([dayStyle.full(day)] + $0 + ending).joined(separator: "   ")
            }
        }
        let shorts: [String] = [
            ([dayStyle.full(day)] + short + others).joined(separator: "  "),
            ([date] + short + others).joined(separator: "  "),
            ([date] + short.prefix(2) + others).joined(separator: "  "),
            ([date] + numbers + others).joined(separator: " "),
            ([date] + (known.isEmpty ? short.prefix(2) : numbers.prefix(1) + known))
                .joined(separator: known.isEmpty ? "  " : " "),
            ([date] + short.prefix(2)).joined(separator: "  "),
            ([date] + short.prefix(2)).joined(separator: " "),
            ([date] + numbers).joined(separator: " "),
            ([date] + short.prefix(1)).joined(separator: " "),
            number(on: day).map { "\($0) \(date)" } ?? date,
        ]
        let note = store.course.note(on: day)
        guard !note.isEmpty else { return wholes + shorts }
        let cut = [60, 30, 16].map { "◆ " + SpelledText.cut(note, to: $0) }
        let noted = cut.flatMap { cut in
            ([wholes[0]] + shorts.prefix(3)).map { "\($0)   \(cut)" }
        }
        return noted + wholes + shorts
    }

    // The longest variant, with the full name of the difference.
    private func wholest(_ whole: [String], on day: Day) -> [String] {
        guard let point = store.course.point(on: day) else { return whole }
        let distance = style.changeText(point.deviation)
        return whole.dropLast()
            + [dayStyle.slip(point.isSlip) ?? dayStyle.string("\(distance) from the trend")]
    }

    private func number(on day: Day) -> String? {
        store.course.point(on: day).map { style.number($0.weight) }
            ?? store.foreseen(on: day).map { style.mean($0.weight) }
    }

    private func named(_ value: String) -> String {
        store.measure == .weight
            ? dayStyle.string("weight \(value)")
            : "\(dayStyle.string(store.measure.label)) \(value)"
    }

    private func values(on day: Day) -> (whole: [String], short: [String], numbers: [String]) {
        if let point = store.course.point(on: day) {
            let slip = dayStyle.slip(point.isSlip)
            let weight = style.text(point.weight)
            let trend = dayStyle.string("trend \(style.meanText(point.trend))")
            let shortTrend = dayStyle.string("trend \(style.mean(point.trend))")
            return (
                [
                    named(weight), trend,
                    slip ?? dayStyle.string("\(style.changeText(point.deviation)) from trend"),
                ],
                [
                    weight, slip == nil ? shortTrend : dayStyle.string("left out"),
                    dayStyle.string("\(style.change(point.deviation)) from trend"),
                ],
                [style.number(point.weight), shortTrend]
            )
        }
        guard let point = store.foreseen(on: day) else {
            return ([], [], [])
        }
        let forecast = dayStyle.string("forecast \(style.meanText(point.weight))")
        let short = dayStyle.string("forecast \(style.mean(point.weight))")
        return ([forecast, style.range(point.bounds, dayStyle.string)], [forecast], [short])
    }
}
