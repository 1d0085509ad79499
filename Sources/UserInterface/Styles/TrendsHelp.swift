import CursesCore
import DataSource
import Model
import SharedInterface

// Explanations of the parts of the trends chart.
@MainActor
struct TrendsHelp {
    let store: Trends
    let days: DayStyle

    var text: String {
        let point: LocalizedStringKey = "A dot is a day: of several weigh-ins it shows the mean."
        return ([point, band, bend].compactMap(\.self) + forecast).map(days.string)
            .joined(separator: "\n")
    }

    private var forecast: [LocalizedStringKey] {
        guard !store.forecast.isEmpty else {
            guard store.isOfNewest, let rate = store.course.rate, rate.pace == nil else {
                return []
            }
            return [
                "A forecast needs ten weighed days in three weeks, and two weeks after a change of pace."
            ]
        }
        return [
            "Dashed: where you will probably be. It starts at the end of the curve, and the pace fades by half in two weeks.",
            "Shaded: where you will probably be, from going on like this to slowing down (95 %). Single days vary more.",
        ]
    }

    private var band: LocalizedStringKey? {
        guard store.shownPoints.contains(where: { $0.margin != nil }) else { return nil }
        return
            "Where colours allow, the lighter edge shows how far new weights may still move the curve."
    }

    private var bend: LocalizedStringKey? {
        guard store.isOfNewest, let day = store.course.rate?.bendDay else { return nil }
        return days.explanation(ofBend: day, near: store.today)
    }
}

extension DayStyle {
    func explanation(ofBend day: Day, near today: Day) -> LocalizedStringKey {
        "changed about \(date(day, near: today)): the rate has probably changed then; the chart marks the day."
    }
}
