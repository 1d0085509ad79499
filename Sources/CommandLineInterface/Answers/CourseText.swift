import CursesUI
import DataSource
import Model
import SharedInterface

// Where the weight goes: rate, energy, goal and the healthy range, each with its name.
struct CourseText {
    let string: (LocalizedStringKey) -> String
    let weight: WeightStyle
    let days: DayStyle
    let today: Day

    func facts(of overview: Overview, goal: Goal?) -> [(label: String, text: String)] {
        var facts = [(string("rate"), rate(of: overview))]
        if let energy = overview.energy {
            let ends = [energy.lowerBound.magnitude, energy.upperBound.magnitude].sorted()
            let text = ends[0] == ends[1] ? "\(ends[0])" : string("\("\(ends[0])")–\("\(ends[1])")")
            let label = string(energy.lowerBound < 0 ? "deficit" : "surplus")
            facts.append((label, string("about \(text) kcal a day")))
        }
        if let goal { facts.append((string("goal"), text(goal, overview.goal))) }
        if let healthy = overview.healthyWeights {
            facts.append((string("healthy"), weight.range(healthy, string)))
        }
        return facts
    }

    func rate(of overview: Overview) -> String {
        guard let rate = overview.rate else { return missing(overview.missingDays) }
        let number = string("\(RateStyle(weight: weight).text(rate)) a week")
        return ([number] + days.details(of: rate, today: today).prefix(1)).listed(string)
    }

    func text(_ goal: Goal, _ outlook: GoalOutlook?) -> String {
        let style = GoalStyle(weight, days, today: today)
        guard let outlook else { return style.text(goal) }
        let parts =
            [style.text(goal), style.standing(outlook), style.progress(outlook)]
            + [days.text(outlook.course, near: today)] + style.notes(outlook)
        return parts.compactMap(\.self).listed(string)
    }

    func missing(_ missing: MissingDays?) -> String {
        guard let missing else { return string("not enough data yet") }
        if missing.count > 1 {
            return string("Weigh in on \(missing.count) more days to see the rate.")
        }
        return missing.firstDay
            .map { string("Weigh in on \(days.short($0)) or later to see the rate.") }
            ?? string("Weigh in on one more day to see the rate.")
    }
}
