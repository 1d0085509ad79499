import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainFacts {
    let store: Dashboard
    let talk: Conversation

    var lines: [String] {
        let overview = store.overview
        let name = talk.names.title(store.person, store.distinction)
        var lines = ["\(name), \(talk.days.full(store.today))"]
        guard let entry = overview.entries.first else {
            return lines + [talk.string("No weigh-ins yet")]
        }
        lines.append(weighIn(entry))
        lines.append(bmi(entry, overview))
        lines.append(trend(entry, overview.margin))
        if let week = overview.week { lines.append(mean(week)) }
        if let week = overview.finishedWeek {
            lines.append(WeekStyle(week, weight, talk.days).texts.listed(talk.string))
        }
        let course = CourseText(weight: weight, days: talk.days, today: store.today)
        lines += PlainCourse(course: course).lines(of: overview, goal: store.person.goal)
        lines.append(talk.string(store.calendar.streakLabel))
        if store.isPresentedLimits {
            lines.append(talk.string(Assessment.limits))
        }
        return lines
    }

    private var weight: WeightStyle { WeightStyle(store.settings.weightUnit) }

    private func weighIn(_ entry: HistoryEntry) -> String {
        let day = talk.days.short(entry.weighIn.day, today: store.today)
        let text = weight.text(entry.weighIn.weight)
        let slip = talk.days.slip(entry).map { [$0] } ?? []
        guard let change = entry.change, change != 0 else {
            return ([talk.string("Weight \(text), \(day)")] + slip).listed(talk.string)
        }
        let amount = weight.aligned(with: entry).amount(change.magnitude)
        let sentence =
            change < 0
            ? talk.string("Weight \(text), \(day), \(amount) less than the time before")
            : talk.string("Weight \(text), \(day), \(amount) more than the time before")
        return ([sentence] + slip).listed(talk.string)
    }

    private func trend(_ entry: HistoryEntry, _ margin: Double?) -> String {
        let trend = weight.meanText(entry.trend)
        let end = talk.days.end(entry.weighIn.day, today: store.today).map { [$0] } ?? []
        let sentence =
            margin.map { talk.string("Trend \(trend), give or take \(weight.margin($0))") }
            ?? talk.string("Trend \(trend)")
        return ([sentence] + end).listed(talk.string)
    }

    private func mean(_ week: WeekComparison) -> String {
        let mean = weight.meanText(week.mean)
        guard let change = week.change, weight.change(change) != weight.change(0) else {
            return talk.string("Mean of 7 days \(mean)")
        }
        let amount = weight.amount(change.magnitude)
        return change < 0
            ? talk.string("Mean of 7 days \(mean), \(amount) less than the 7 days before")
            : talk.string("Mean of 7 days \(mean), \(amount) more than the 7 days before")
    }

    private func bmi(_ entry: HistoryEntry, _ overview: Overview) -> String {
        let number = talk.string("BMI \(entry.bmi.formatted(fractionDigits: 2))")
        switch overview.assessment {
        case .category(let category):
            let scheme = talk.string(overview.scheme.label)
            return [number, talk.string(category.fullLabel), scheme].listed(talk.string)
        case .growth(let growth):
            let texts = growth.texts(talk.string).prefix(1)
            return ([number, talk.string(growth.category.label)] + texts).listed(talk.string)
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing:
            return [number, overview.assessment.map { talk.string($0.label) }]
                .compactMap(\.self).listed(talk.string)
        case nil: return number
        }
    }
}

// Course of the weight in words where the screen uses signs.
struct PlainCourse {
    let course: CourseText

    func lines(of overview: Overview, goal: Goal?) -> [String] {
        var lines = overview.growth.map(growing) ?? [rate(overview)]
        if let energy = overview.energy { lines.append(text(energy)) }
        if let goal { lines.append(course.string("Goal \(course.text(goal, overview.goal))")) }
        if let healthy = overview.healthyWeights {
            let (low, high) = (weight.number(healthy.lowerBound), weight.text(healthy.upperBound))
            lines.append(course.string("Normal from \(low) to \(high)"))
        }
        return lines
    }

    private func growing(_ growth: GrowthStanding) -> [String] {
        let style = GrowthStyle(growth, weight, course.days, today: course.today)
        let range = growth.healthyWeights.flatMap { weights in
            growth.standard.map { standard in
                let (low, high) = (
                    weight.number(weights.lowerBound), weight.text(weights.upperBound)
                )
                let source = course.string(standard.label)
                return [course.string("Normal from \(low) to \(high)"), source].listed(
                    course.string
                )
            }
        }
        return growth.readings.map { $0.sentences(course.string)[0] }
            + [range, style.adultFrom].compactMap(\.self)
    }

    func text(_ rate: Rate) -> String {
        let details = course.days.details(of: rate, weight, today: course.today)
        return ([sentence(rate)] + details.prefix(1)).listed(course.string)
    }

    private func sentence(_ rate: Rate) -> String {
        let length = course.days.length(of: rate)
        if rate.isWithoutDirection { return course.string("No clear direction in \(length)") }
        let style = RateStyle(weight: weight)
        if rate.isSteady {
            let margin = style.margin(rate)
            return course.string("Steady for \(length), give or take \(margin) a week")
        }
        let (slope, margin) = style.amounts(rate)
        return rate.weeklySlope < 0
            ? course.string("\(slope) less a week, give or take \(margin)")
            : course.string("\(slope) more a week, give or take \(margin)")
    }

    private var weight: WeightStyle { course.weight }

    private func rate(_ overview: Overview) -> String {
        overview.rate.map(text) ?? course.missing(overview.missingDays)
    }

    private func text(_ energy: ClosedRange<Int>) -> String {
        let ends = [energy.lowerBound.magnitude, energy.upperBound.magnitude].sorted()
        let (low, high) = (ends[0].description, ends[1].description)
        let amount =
            low == high
            ? course.string("\(low) kcal a day") : course.string("\(low) to \(high) kcal a day")
        return energy.lowerBound < 0
            ? course.string("Like eating \(amount) less than used")
            : course.string("Like eating \(amount) more than used")
    }
}
