import CursesCore
import DataSource
package import Model

// Texts for the week that has ended.
package struct WeekStyle {
    private let week: FinishedWeek
    private let weight: WeightStyle
    private let days: DayStyle

    package init(_ week: FinishedWeek, _ weight: WeightStyle, _ days: DayStyle) {
        self.week = week
        self.weight = weight
        self.days = days
    }

    package var title: String { days.string("Last week · \(days.span(week.days))") }

    package var mean: String { days.string("mean \(weight.meanText(week.mean))") }

    package var change: String? {
        week.change.map { days.string("\(weight.changeText($0)) since the week before") }
    }

    package var best: String? {
        switch week.best {
        case .lowest(nil): days.string("lowest week so far")
        case .highest(nil): days.string("highest week so far")
        case let best?: GoalStyle(weight, days, today: week.firstDay).text(best)
        case nil: nil
        }
    }

    package var weighedDays: String {
        days.string("\(week.weighedDays) of \(week.levels.count) days")
    }

    // Without signs, to be heard.
    package var texts: [String] { [title, mean, best, weighedDays].compactMap(\.self) }

    package var line: String {
        [mean, change, best].compactMap(\.self).joined(separator: " · ")
    }
}
