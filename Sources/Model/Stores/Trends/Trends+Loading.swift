import DataSource

extension Trends {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    // The days that are shown first are there at once; whoever has seen all does not lose it again.
    func content() -> @Sendable () throws -> Content {
        let reading = reading()
        let today = localTimeClient.localTime(dateClient.now()).day
        return { [weighInService, person, isWhole] in
            guard isWhole else {
                return reading(try weighInService.loadRecent(of: person, today: today))
            }
            return reading(RecentWeighIns(try weighInService.load(of: person)))
        }
    }

    func rest(of content: Content) -> (@Sendable () throws -> Content)? {
        guard !content.weighIns.olderYears.isEmpty else { return nil }
        let reading = reading()
        return { [weighInService, person] in
            reading(RecentWeighIns(try weighInService.load(of: person, beside: content.weighIns)))
        }
    }

    func receive(_ content: Content) async {
        settings = content.settings
        person = content.person
        today = content.today
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        points = content.points
        rate = content.rate
        missingDays = content.missingDays
        statistics = content.statistics
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

    private func reading() -> @Sendable (RecentWeighIns) -> Content {
        let today = localTimeClient.localTime(dateClient.now()).day
        return {
            [
                personService, rateService, settingsService, statisticsService, trendService,
                person, settings,
            ] recent in
            let settings = settingsService.newest(settings)
            let points = trendService.trend(of: recent.weighIns.values)
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
