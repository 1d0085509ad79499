import CursesCore
import DataSource
import Model
import SharedInterface

// Charts as figures of their periods, for screen readers.
struct PlainTrends {
    let store: Trends
    let appDependencies: AppDependencies
    let talk: Conversation

    // The screen that the user goes to; `nil` to go back.
    func run() async -> Destination? {
        if talk.sayFailure(of: store.loadingState, "The weigh-ins could not be read") { return nil }
        for problem in store.problems { talk.say(problem.label) }
        if store.measure != .weight {
            talk.say(store.measure.label)
        } else if store.course.isGrowing {
            talk.say("pace and energy start at 20")
        } else if let rate = store.course.rate {
            let course = CourseText(weight: weight, days: talk.days, today: store.today)
            talk.say(verbatim: PlainCourse(course: course).text(rate))
        } else {
            talk.say("not enough data yet")
        }
        while !talk.hasEnded {
            var items: [PlainMenuItem<() async -> Destination?>] =
                store.course.statistics.map { table in
                    (talk.choice(table.period.title), { say(table) })
                }
            items.append((talk.choice("a day"), readDay))
            items.append((talk.choice("report…"), { .report }))
            if measures.count > 1 { items.append((talk.choice("measure"), chooseMeasure)) }
            guard let go = await talk.pick(items, back: "Back") else { return nil }
            if let destination = await go() { return destination }
        }
        return nil
    }

    private static let newest = 24

    private var weight: WeightStyle { WeightStyle(store.measure, store.settings) }

    // BMI and height are percentile charts, which have no text form.
    private var measures: [TrendMeasure] {
        store.course.measures.filter { $0 != .bmi && $0 != .height }
    }

    private func chooseMeasure() async -> Destination? {
        guard let measure = await talk.pick(measures, \.label) else { return nil }
        await store.send(.measurePickerSelected(measure))
        talk.say(store.measure.label)
        return nil
    }

    private func say(_ table: PeriodStatistics) -> Destination? {
        for statistics in table.statistics.prefix(Self.newest) {
            talk.say(verbatim: line(statistics, of: table.period))
        }
        return nil
    }

    private func line(_ statistics: Statistics, of period: Period) -> String {
        [
            talk.days.title(of: period, from: statistics.firstDay),
            talk.string("mean \(weight.meanText(statistics.mean))"),
            talk.string("low \(weight.text(statistics.minimum))"),
            talk.string("high \(weight.text(statistics.maximum))"),
            course(statistics.change),
            talk.string("\(statistics.readings) weigh-ins"),
            talk.days.leftOut(statistics.leftOut),
        ].compactMap(\.self).listed(talk.string)
    }

    // Reads a single day, like the crosshair of the chart.
    private func readDay() async -> Destination? {
        let question = talk.string("Day")
        guard let text = await talk.ask("\(question)?"), !text.isEmpty else { return nil }
        let day: Day
        do throws(EntryError) {
            day = try EntryService(appDependencies).day(
                text,
                today: store.today,
                language: SettingsService(appDependencies).language(of: store.settings)
            )
        } catch {
            talk.say(error.label(UnitStyle(store.settings)))
            return nil
        }
        guard let point = store.course.point(on: day) else {
            talk.say("No weigh-ins on this day")
            return nil
        }
        talk.say(
            verbatim: [
                talk.days.full(day), named(weight.text(point.weight)),
                talk.string("trend \(weight.meanText(point.trend))"),
            ].listed(talk.string)
        )
        return nil
    }

    private func named(_ value: String) -> String {
        store.measure == .weight
            ? talk.string("weight \(value)") : "\(talk.string(store.measure.label)) \(value)"
    }

    private func course(_ change: Double) -> String {
        let amount = weight.amount(change.magnitude)
        if amount == weight.amount(0) { return talk.string("trend unchanged") }
        return change < 0
            ? talk.string("trend \(amount) down") : talk.string("trend \(amount) up")
    }
}
