import CursesCore
import DataSource
import Model
import SharedInterface

// Course of the weight as labelled facts: rate, energy, goal and healthy range.
struct CourseText {
    let weight: WeightStyle
    let days: DayStyle
    let today: Day

    func facts(of overview: Overview, goal: Goal?) -> [(label: String, text: String)] {
        var facts = overview.growth.map(growing) ?? [(string("rate"), rate(of: overview))]
        if let energy = overview.energy {
            facts += days.texts(energy: energy).prefix(1).map { (string("energy"), $0) }
        }
        if let goal { facts.append((string("goal"), text(goal, overview.goal))) }
        if let healthy = overview.healthyWeights {
            let scheme = string(overview.scheme.label)
            facts.append((string("normal"), "\(weight.range(healthy, string)) · \(scheme)"))
        }
        return facts
    }

    private func growing(_ growth: GrowthStanding) -> [(label: String, text: String)] {
        let style = GrowthStyle(growth, weight, days, today: today)
        let range = style.range.map {
            (string(style.rangeLabel), "\($0.weights) · \($0.source)")
        }
        let readings = growth.readings.enumerated().map { index, reading in
            (index == 0 ? string("growth") : "", reading.sentences(string)[0])
        }
        return readings + [range].compactMap(\.self) + [(string("adult"), style.adultDay)]
    }

    func rate(of overview: Overview) -> String {
        guard let rate = overview.rate else { return missing(overview.missingDays) }
        let details = days.details(of: rate, weight, today: today).prefix(1)
        return ([days.text(of: rate, weight)] + details).listed(string)
    }

    func text(_ goal: Goal, _ outlook: GoalOutlook?) -> String {
        let style = GoalStyle(weight, days, today: today)
        guard let outlook else { return style.text(goal) }
        let parts =
            [style.text(goal), style.standing(outlook), style.progress(outlook)]
            .compactMap(\.self) + style.courseTexts(outlook).prefix(1) + style.notes(outlook)
        return parts.listed(string)
    }

    func missing(_ missing: MissingDays?) -> String {
        guard let missing else { return string("not enough data yet") }
        if missing.count == 1, let day = missing.firstDay {
            return string("Weigh in on \(days.short(day)) or later for your pace.")
        }
        return string("Weigh in on \(missing.count) more days for your pace.")
    }

    var string: (LocalizedStringKey) -> String { days.string }
}
