import DataSource

extension Trends {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func content() -> @Sendable () throws -> Content {
        { [weighInService, personService, settingsService, person, settings] in
            let weighIns = try weighInService.load(of: person)
            return Content(
                person: personService.newest(person),
                settings: settingsService.newest(settings),
                weighIns: weighIns
            )
        }
    }

    func receive(_ content: Content) async {
        let loaded = content.weighIns
        settings = content.settings
        person = content.person
        today = localTimeClient.localTime(dateClient.now()).day
        problems = loaded.problems
        points = trendService.trend(of: loaded.values)
        rate = rateService.rate(of: points, today: today)
        missingDays = rateService.missingDays(in: points, today: today)
        let periods: [Period] = [.week(start: settings.weekStart), .month, .year]
        statistics = periods.map { period in
            let statistics = statisticsService.statistics(
                of: loaded.values,
                points: points,
                by: period
            )
            return PeriodStatistics(period: period, statistics: statistics.reversed())
        }
        healthyWeights =
            ageService.isAdult(person, on: today)
            ? categoryService.healthyRange(
                height: person.height,
                scheme: settingsService.scheme(of: settings),
                unit: settings.weightUnit
            ) : nil
        moveWindow(
            to:
                range.map { chartService.days(of: $0, first: points.first?.day, today: today) }
                ?? days
        )
    }
}
