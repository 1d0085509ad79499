public import DataSource

extension Trends {
    // Days that the chart draws: shown days and forecast.
    public var drawnDays: ClosedRange<Day> {
        days.lowerBound...max(days.upperBound, forecast.last?.day ?? days.upperBound)
    }

    // Shown days from the first weigh-in on.
    public var weighedDays: ClosedRange<Day> {
        guard course.lead(into: days) == nil, let first = shownPoints.first?.day else {
            return days
        }
        return max(first, days.lowerBound)...max(first, days.upperBound)
    }

    // True if no weigh-in is later than the shown days.
    public var isOfNewest: Bool { days.upperBound >= min(today, course.newestDay ?? today) }

    public var lastDay: Day? { isOfNewest ? course.newestDay : nil }

    public func foreseen(on day: Day) -> ForecastPoint? {
        forecast.last { $0.day == day }
    }

    // Newest periods of each kind that begin before the shown days end.
    public var shownStatistics: [PeriodStatistics] {
        course.statistics(until: days.upperBound, count: Self.mostShown)
    }

    private static let mostShown = 8

    // The 20th birthday, if the chart shows it.
    public var adultDay: Day? {
        course.adultDay.flatMap { drawnDays.contains($0) ? $0 : nil }
    }

    // `nil` unless a percentile chart is chosen.
    public var growthChart: GrowthChart? {
        guard course.isOnPercentiles else { return nil }
        return growthService.chart(
            of: measure,
            weighIns: course.weighIns,
            person: person,
            in: days,
            reference: settingsService.growthReference(of: settings),
            adultDay: adultDay
        )
    }

    public func assessment(of weighIn: WeighIn) -> GrowthAssessment? {
        growthService.assessments(
            of: [weighIn],
            of: person,
            reference: settingsService.growthReference(of: settings)
        )[weighIn.id]
    }

    // Zooms or pans within all days; shows a notice if nothing follows.
    func move(_ change: (inout TrendWindow, ClosedRange<Day>) -> TrendNotice?) {
        var moved = window
        notice = change(&moved, chartService.window(of: .all, along: course).days)
        if notice == nil { show(moved) }
    }

    // Keeps the notice: data that changes elsewhere must not remove it.
    func show(_ window: TrendWindow) {
        self.window = window
        shownPoints = course.points(in: days)
        // A range of a year or more already contains the year before.
        if overlay?.kind == .yearBefore, !chartService.isWithinAYear(days) { overlay = nil }
        total = statisticsService.total(of: course.weighIns, points: course.points, in: days)
        forecast =
            course.rate.map {
                forecastService.forecast(of: $0, along: course.points, beside: days, today: today)
            } ?? []
        let overlaid = overlayPoints(in: drawnDays)
        overlay?.points = overlaid
        if let selection, !drawnDays.contains(selection) { self.selection = nil }
    }
}
