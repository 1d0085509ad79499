import CursesUI
package import DataSource
import Model

// What a chart of weights shows, on every screen, in the shell and in the report.
package struct TrendChart {
    package var points: [TrendPoint]
    // From and to which the trend is drawn beyond the days.
    package var lead: TrendPoint?
    package var trail: TrendPoint?
    package var days: ClosedRange<Day>
    package var goalWeight: Double?
    package var healthyWeights: ClosedRange<Double>?
    package var forecast: [ForecastPoint]
    package var overlay: [TrendPoint]
    package var overlayName: String
    package var markedDay: Day?

    package init(
        points: [TrendPoint],
        lead: TrendPoint? = nil,
        trail: TrendPoint? = nil,
        days: ClosedRange<Day>,
        goalWeight: Double?,
        healthyWeights: ClosedRange<Double>? = nil,
        forecast: [ForecastPoint] = [],
        overlay: [TrendPoint] = [],
        overlayName: String = "",
        markedDay: Day? = nil
    ) {
        self.points = points
        self.lead = lead
        self.trail = trail
        self.days = days
        self.goalWeight = goalWeight
        self.healthyWeights = healthyWeights
        self.forecast = forecast
        self.overlay = overlay
        self.overlayName = overlayName
        self.markedDay = markedDay
    }

    init(_ report: Report) {
        self.init(
            points: report.points,
            days: report.days,
            goalWeight: report.person.goalWeight,
            healthyWeights: report.overview.healthyWeights
        )
    }

    // Of one weigh-in there is no trend.
    var course: [TrendPoint] {
        let course = [lead].compactMap(\.self) + points + [trail].compactMap(\.self)
        return course.count > 1 ? course : []
    }

    // Where the curve has the colour of success, and how far from there it has the accent.
    var target: ClosedRange<Double>? { goalWeight.map { $0...$0 } ?? healthyWeights }

    var distance: Double { (target?.lowerBound ?? 0) / 10 }

    // The part of the way from the accent to the colour of success.
    func part(at weight: Double) -> Double {
        guard let target else { return 0 }
        let away = max(target.lowerBound - weight, weight - target.upperBound, 0)
        return max(0, 1 - away / distance)
    }

    func extent(_ service: ChartService) -> ChartExtent? {
        service.extent(of: points, goal: goalWeight, forecast: forecast, overlay: overlay, in: days)
    }
}
