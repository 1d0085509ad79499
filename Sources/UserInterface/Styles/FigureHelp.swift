import CursesCore
import DataSource
import Model
import SharedInterface

// Explanations of the figures of a dashboard with the person's numbers.
@MainActor
struct FigureHelp {
    let store: Dashboard
    let days: DayStyle

    var text: String {
        let lines =
            [percentile, trend, week, rate, margin, bend, energy, goal, dates, normal]
            + overview.measures.map(\.measure).filter { $0.own == nil }.map(\.meaning)
        return lines.compactMap { $0.map(days.string) }.joined(separator: "\n")
    }

    private var overview: Overview { store.overview }

    private var weight: WeightStyle { WeightStyle(store.settings.weightUnit) }

    private var trend: LocalizedStringKey? {
        guard store.overview.hasCourse, let entry = overview.entries.first else { return nil }
        let level = weight.level(entry.trend, overview.margin)
        return switch store.settings.trend {
        case .smooth:
            "trend \(level): your weight today without daily swings; new weights may still move the last three weeks of the curve."
        case .hackersDiet:
            "trend \(level): the average of The Hacker’s Diet, which follows your weight with a delay."
        }
    }

    private var percentile: LocalizedStringKey? {
        guard let growth = overview.assessment?.growth else { return nil }
        return
            "percentile: how many of 100 people of the same age and sex have a lower BMI (\(days.string(growth.standard.label))). z says the same in standard deviations."
    }

    private var week: LocalizedStringKey? {
        overview.week.map {
            let mean = weight.meanText($0.mean)
            return $0.change == nil
                ? "7 days \(mean): their mean."
                : "7 days \(mean): their mean, compared with that of the week before."
        }
    }

    private var rate: LocalizedStringKey? {
        overview.rate.map {
            "rate \(days.text(of: $0, weight)): the mean change over the days it is measured in; a change in the last 10 days may not show yet."
        }
    }

    private var margin: LocalizedStringKey? {
        overview.rate == nil && overview.margin == nil
            ? nil : "±: the true value is within it with a probability of 95 %."
    }

    private var bend: LocalizedStringKey? {
        overview.rate?.bendDay.map { days.explanation(ofBend: $0, near: store.today) }
    }

    private var energy: LocalizedStringKey? {
        overview.energy.flatMap { days.texts(energy: $0).last }.map {
            "energy \($0): your pace as food, at 4900 to 7700 kcal a kilogram."
        }
    }

    private var goal: LocalizedStringKey? {
        guard let goal = store.person.goal, overview.goal?.progress != nil else { return nil }
        let text = GoalStyle(weight, days, today: store.today).text(goal)
        return "goal \(text): the bar shows how much is done since you set it."
    }

    private var dates: LocalizedStringKey? {
        guard let course = overview.goal?.course, case .expected = course else { return nil }
        return days.text(course, near: store.today).map {
            "\($0): the first and the last day on which you would meet your goal if the rate stays."
        }
    }

    private var normal: LocalizedStringKey? {
        guard let growth = overview.growth else {
            return overview.healthyWeights.map {
                "normal \(weight.range($0, days.string)): the weights whose BMI is normal at your height (\(days.string(overview.scheme.label)))."
            }
        }
        let words = GrowthStyle(growth, weight, days, today: store.today)
        return words.range.map {
            "\(days.string(words.rangeLabel)) \($0.weights): the weights whose BMI is in this class at today’s age and height (\($0.source))."
        }
    }
}
