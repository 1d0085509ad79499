public import DataSource

// Collects the content of a printed report.
public struct ReportService: Sendable {
    // More points make the page slow to draw.
    static let mostPoints = 5000

    private let appDependencies: AppDependencies
    private var ageService: AgeService { AgeService(appDependencies) }
    private var chartService: ChartService { ChartService(appDependencies) }
    private var growthService: GrowthService { GrowthService(appDependencies) }
    private var overviewService: OverviewService { OverviewService(appDependencies) }
    private var settingsService: SettingsService { SettingsService(appDependencies) }
    private var statisticsService: StatisticsService { StatisticsService(appDependencies) }
    private var trendService: TrendService { TrendService(appDependencies) }
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // `nil` without weigh-ins. The trend is computed from all of them, also those before `since`.
    public func report(
        of loaded: Loaded<WeighIn>,
        of person: Person,
        _ settings: Settings,
        since: Day? = nil,
        until: Day? = nil,
        today: Day
    ) -> Report? {
        let end = min(until ?? today, today)
        let scheme = settingsService.scheme(of: settings)
        let (first, last) = (since ?? .first, until ?? .last)
        // Later weights move the curve of these days too, as they do in all other lists.
        let all = trendService.trend(of: loaded.values, as: settings.trend)
        let known = loaded.values.filter { $0.day <= last }
        let overview = overviewService.overview(
            of: known,
            points: all.filter { $0.day <= last },
            person: person.asKnown(on: end),
            scheme: scheme,
            reference: settingsService.growthReference(of: settings),
            unit: settings.weightUnit,
            trend: settings.trend,
            today: end
        )
        let entries = weighInService.entries(
            of: loaded.values,
            points: all,
            scheme: scheme,
            adultDay: ageService.adultDay(of: person)
        )
        .filter { first <= $0.weighIn.day && $0.weighIn.day <= last }
        guard let newest = entries.first?.weighIn, let oldest = entries.last?.weighIn else {
            return nil
        }
        let months = statistics(loaded.values, all, .month, since, until)
        let years = statistics(loaded.values, all, .year, since, until)
        guard let total = months.total else { return nil }
        let days =
            (since ?? oldest.day)...max(newest.day, until.map { min($0, today) } ?? newest.day)
        let inTime = all.filter { days.contains($0.day) }
        let points =
            inTime.count > Self.mostPoints ? chartService.points(all, in: days) : inTime
        return Report(
            person: person,
            age: ageService.age(of: person, on: end),
            settings: settings,
            today: today,
            days: days,
            overview: overview,
            classBounds: scheme.normalBounds,
            entries: entries,
            growth: growthService.assessments(
                of: entries.lazy.map(\.weighIn),
                of: person,
                reference: settingsService.growthReference(of: settings)
            ),
            years: years.reversed().map { year in
                ReportYear(
                    total: year,
                    months: months.filter { $0.firstDay.year == year.firstDay.year }.reversed()
                )
            },
            total: total,
            points: points,
            extent: chartService.extent(of: points, goal: person.goalWeight, in: days)
                ?? ChartExtent(weights: newest.weight - 1...newest.weight + 1),
            incompleteYears: loaded.incompleteYears(since: since, until: until)
        )
    }

    private func statistics(
        _ weighIns: [WeighIn],
        _ points: [TrendPoint],
        _ period: Period,
        _ since: Day?,
        _ until: Day?
    ) -> [Statistics] {
        statisticsService.statistics(
            of: weighIns,
            points: points,
            by: period,
            since: since,
            until: until
        )
    }
}

extension Person {
    // Without a goal that was reached later.
    fileprivate func asKnown(on day: Day) -> Person {
        var person = self
        if let reached = goal?.reachedOn, reached > day { person.goal?.reachedOn = nil }
        return person
    }
}
