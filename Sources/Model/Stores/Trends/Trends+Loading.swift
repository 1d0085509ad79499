public import DataSource

extension Trends {
    public struct Content: HasRecentWeighIns, Sendable {
        public var person: Person
        public var settings: Settings
        public var weighIns: RecentWeighIns
        public var measure: TrendMeasure
        public var measures: [TrendMeasure]
        public var hasGrowth: Bool
        // Weigh-ins with the value of the measure as their weight.
        public var values: [WeighIn]
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
        weighIns = content.values
        (measure, ownMeasures) = (content.measure, content.measures)
        hasGrowth = content.hasGrowth
        rate = isGrowing ? nil : content.rate
        missingDays = isGrowing ? nil : content.missingDays
        statistics = content.statistics
        goal = person.goal.flatMap {
            measure.isOfWeights
                ? goalService.outlook(to: $0, along: points, rate: rate, today: today) : nil
        }
        present(presentedPeriod)
        healthyWeights =
            measure.isOfWeights
                && categoryService.isKnownAdult(person, height: person.height, on: today)
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
                growthService, personService, rateService, settingsService, statisticsService,
                trendService, person, settings, chosenMeasure,
            ] recent in
            let settings = settingsService.newest(settings)
            let person = personService.newest(person)
            let measures = recent.weighIns.values.measures(of: person)
            let isKnown = chosenMeasure.isOfWeights || measures.contains(chosenMeasure)
            let measure = isKnown ? chosenMeasure : .weight
            var shown = recent
            shown.weighIns.values = recent.weighIns.values.values(
                of: measure,
                unit: settings.heightUnit
            )
            let points = trendService.trend(
                of: shown.weighIns.values,
                as: settings.trend,
                hasSlips: measure.isOfWeights
            )
            return Content(
                person: person,
                settings: settings,
                weighIns: recent,
                measure: measure,
                measures: measures,
                hasGrowth: growthService.hasPercentiles(
                    of: person,
                    firstWeighed: recent.weighIns.values.first?.day,
                    on: today
                ),
                values: shown.weighIns.values,
                today: today,
                points: points,
                rate: measure.isOfWeights ? rateService.rate(of: points, today: today) : nil,
                missingDays: measure.isOfWeights
                    ? rateService.missingDays(in: points, today: today) : nil,
                statistics: statisticsService.statistics(of: shown, points, settings)
            )
        }
    }
}
