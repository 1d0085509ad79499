import CursesCore
package import DataSource
package import Model

// Description of a weight chart, shared by all screens, the command line and the report.
package struct TrendChart {
    package var measure: TrendMeasure
    package var points: [TrendPoint]
    // Points just outside the days, to which the trend line is drawn.
    package var lead: TrendPoint?
    package var trail: TrendPoint?
    package var days: ClosedRange<Day>
    package var goal: ClosedRange<Double>?
    // Trend when the goal was set, from which its direction follows in every period.
    package var goalStart: Double?
    package var healthyWeights: ClosedRange<Double>?
    package var forecast: [ForecastPoint]
    package var overlay: [TrendPoint]
    package var overlayName: String
    package var markedDay: Day?
    // Points of the days with a note.
    package var noted: [TrendPoint]
    // Day of the last probable change of rate.
    package var bend: Day?
    // The 20th birthday, when the adult classes begin.
    package var adultDay: Day?

    package init(
        of measure: TrendMeasure = .weight,
        points: [TrendPoint],
        lead: TrendPoint? = nil,
        trail: TrendPoint? = nil,
        days: ClosedRange<Day>,
        goal: ClosedRange<Double>?,
        goalStart: Double? = nil,
        healthyWeights: ClosedRange<Double>? = nil,
        forecast: [ForecastPoint] = [],
        overlay: [TrendPoint] = [],
        overlayName: String = "",
        markedDay: Day? = nil,
        noted: [TrendPoint] = [],
        bend: Day? = nil,
        adultDay: Day? = nil
    ) {
        self.measure = measure
        self.points = points
        self.lead = lead
        self.trail = trail
        self.days = days
        self.goal = goal
        self.goalStart = goalStart
        self.healthyWeights = healthyWeights
        self.forecast = forecast
        self.overlay = overlay
        self.overlayName = overlayName
        self.markedDay = markedDay
        self.noted = noted
        self.bend = bend
        self.adultDay = adultDay
    }

    init(_ report: Report) {
        self.init(
            points: report.points,
            days: report.days,
            goal: report.person.goalRange,
            goalStart: report.person.goal?.trend,
            healthyWeights: report.overview.healthyWeights
        )
    }

    // Empty for a single weigh-in, which has no trend.
    var course: [TrendPoint] {
        let course = [lead].compactMap(\.self) + points + [trail].compactMap(\.self)
        return course.count > 1 ? course : []
    }

    // Points whose trend newer weights may still move.
    var unsettled: [TrendPoint] { course.filter { $0.margin != nil } }

    // The day of the last change of rate, and weights from the curve to the farther end of the chart.
    func bendRule(in weights: ClosedRange<Double>?) -> (day: Day, from: Double, to: Double)? {
        guard let bend, let weights, let point = course.last(where: { $0.day <= bend }) else {
            return nil
        }
        let trend = min(max(point.trend, weights.lowerBound), weights.upperBound)
        let isHigh = weights.upperBound - trend < (weights.upperBound - weights.lowerBound) / 4
        return (bend, trend, isHigh ? weights.lowerBound : weights.upperBound)
    }

    // Weights in the success colour; the colour fades to the accent within `distance`. Healthy
    // weights beyond a goal are reached too.
    var target: ClosedRange<Double>? {
        guard let goal, !isKeeping, let healthyWeights,
            let start = goalStart ?? lead?.trend ?? points.first?.trend
        else { return goal ?? healthyWeights }
        return start > goal.upperBound
            ? min(goal.lowerBound, healthyWeights.lowerBound)...goal.upperBound
            : goal.lowerBound...max(goal.upperBound, healthyWeights.upperBound)
    }

    // True for a range to keep, which is a stripe: an area below the curve would hide it.
    var isKeeping: Bool { goal.map { $0.lowerBound < $0.upperBound } ?? false }

    var distance: Double { ((goal ?? healthyWeights)?.lowerBound ?? 0) / 10 }

    // Share of the success colour from 0 to 1; the rest is the accent.
    func part(at weight: Double) -> Double {
        guard let target else { return 0 }
        let away = max(target.lowerBound - weight, weight - target.upperBound, 0)
        return max(0, 1 - away / distance)
    }

    func extent(_ service: ChartService) -> ChartExtent? {
        let nearest = goal.map { min(max(points.last?.trend ?? 0, $0.lowerBound), $0.upperBound) }
        var extent = service.extent(
            of: points,
            goal: nearest,
            forecast: forecast,
            overlay: overlay,
            in: days
        )
        // The plot ends up to a fifth beyond its weights: a goal there is not outside.
        if let nearest, let weights = extent?.weights {
            let wider = min(weights.lowerBound, nearest)...max(weights.upperBound, nearest)
            let length = weights.upperBound - weights.lowerBound
            if wider.upperBound - wider.lowerBound < 1.2 * length { extent?.weights = wider }
        }
        return extent
    }

    // Both ends of a range that are within the chart, or else the nearer one.
    func goalEnds(in weights: ClosedRange<Double>?) -> [Double] {
        guard let goal else { return [] }
        let ends = isKeeping ? [goal.upperBound, goal.lowerBound] : [goal.lowerBound]
        let shown = ends.filter { weights?.contains($0) ?? true }
        let isAbove = weights.map { $0.upperBound < goal.lowerBound } ?? false
        return shown.isEmpty ? [isAbove ? goal.lowerBound : goal.upperBound] : shown
    }
}

// Note for a comparison curve that is drawn shifted.
struct ShiftNote {
    let text: String?
    let shortText: String?

    init(_ shift: Double, _ style: WeightStyle, _ dayStyle: DayStyle) {
        guard shift != 0 else {
            (text, shortText) = (nil, nil)
            return
        }
        let distance = style.text(abs(shift))
        text = dayStyle.string(
            shift < 0 ? "(drawn \(distance) lower)" : "(drawn \(distance) higher)"
        )
        shortText = dayStyle.string("(drawn \(style.change(shift)))")
    }
}

// An end of the healthy range.
struct HealthyEnd {
    let weight: Double
    let isUpper: Bool

    static func all(of weights: ClosedRange<Double>?) -> [HealthyEnd] {
        guard let weights else { return [] }
        return [
            HealthyEnd(weight: weights.lowerBound, isUpper: false),
            HealthyEnd(weight: weights.upperBound, isUpper: true),
        ]
    }

    func label(_ style: WeightStyle) -> LocalizedStringKey {
        let text = style.number(weight)
        return isUpper ? "normal to \(text)" : "normal from \(text)"
    }
}
