import CursesCore
import DataSource
import Model
import SharedInterface

// Course of the weight in words where the screen uses signs.
struct PlainCourse {
    let course: CourseText
    let talk: Conversation

    func lines(of overview: Overview, goal: Goal?) -> [String] {
        var lines = overview.growth.map(growing) ?? [rate(overview)]
        if let energy = overview.energy { lines.append(text(energy)) }
        if let goal { lines.append(talk.string("Goal \(course.text(goal, overview.goal))")) }
        if let healthy = overview.healthyWeights {
            let (low, high) = (weight.number(healthy.lowerBound), weight.text(healthy.upperBound))
            lines.append(talk.string("Normal from \(low) to \(high)"))
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
                let source = talk.string(standard.label)
                return [talk.string("Normal from \(low) to \(high)"), source].listed(talk.string)
            }
        }
        return [range, talk.string("no pace or energy under 20"), style.adultFrom]
            .compactMap(\.self)
    }

    func text(_ rate: Rate) -> String {
        let details = course.days.details(of: rate, weight, today: course.today)
        return ([sentence(rate)] + details.prefix(1)).listed(talk.string)
    }

    private func sentence(_ rate: Rate) -> String {
        let length = course.days.length(of: rate)
        if rate.isWithoutDirection { return talk.string("No clear direction in \(length)") }
        let style = RateStyle(weight: weight)
        if rate.isSteady {
            let margin = style.margin(rate)
            return talk.string("Steady for \(length), give or take \(margin) a week")
        }
        let (slope, margin) = style.amounts(rate)
        return rate.weeklySlope < 0
            ? talk.string("\(slope) less a week, give or take \(margin)")
            : talk.string("\(slope) more a week, give or take \(margin)")
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
            ? talk.string("\(low) kcal a day") : talk.string("\(low) to \(high) kcal a day")
        return energy.lowerBound < 0
            ? talk.string("Like eating \(amount) less than used")
            : talk.string("Like eating \(amount) more than used")
    }
}
