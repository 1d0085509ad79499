public import DataSource

extension Trends {
    public struct Content: HasRecentWeighIns, Sendable {
        public var person: Person
        public var settings: Settings
        public var weighIns: RecentWeighIns
        public var today: Day
        public var points: [TrendPoint]
        public var rate: Rate?
        public var missingDays: MissingDays?
        public var statistics: [PeriodStatistics]
    }

    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func receive(_ content: Content) async {
        settings = content.settings
        person = content.person
        today = content.today
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        points = content.points
        weighIns = content.weighIns.weighIns.values
        rate = isGrowing ? nil : content.rate
        missingDays = isGrowing ? nil : content.missingDays
        statistics = content.statistics
        goal = person.goal.flatMap {
            goalService.outlook(to: $0, along: points, rate: rate, today: today)
        }
        present(presentedPeriod)
        healthyWeights =
            categoryService.isKnownAdult(person, height: person.height, on: today)
            ? categoryService.healthyRange(
                height: person.height,
                scheme: settingsService.scheme(of: settings),
                unit: settings.weightUnit
            ) : nil
        if isFitting { range = chartService.range(fitting: points.first?.day, today: today) }
        isFitting = false
        show(range.map(window) ?? days)
    }

    static var firstCount: Int { 1 }

    func reading() -> @Sendable (RecentWeighIns) -> Content {
        let today = now.day
        return {
            [
                personService, rateService, settingsService, statisticsService, trendService,
                person, settings,
            ] recent in
            let settings = settingsService.newest(settings)
            let points = trendService.trend(of: recent.weighIns.values, as: settings.trend)
            return Content(
                person: personService.newest(person),
                settings: settings,
                weighIns: recent,
                today: today,
                points: points,
                rate: rateService.rate(of: points, today: today),
                missingDays: rateService.missingDays(in: points, today: today),
                statistics: statisticsService.statistics(of: recent, points, settings)
            )
        }
    }
}
