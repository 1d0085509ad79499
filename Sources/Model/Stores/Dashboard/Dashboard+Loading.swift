public import DataSource

extension Dashboard {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func content() -> @Sendable () throws -> Content {
        let today = newestToday
        return { [draftService, weighInService, personService, settingsService, person, settings] in
            let people = try personService.loadNames()
            let summary = people.values.first { $0.id == person.id }
            let recent = try weighInService.loadRecent(of: person, today: today)
            var weighIns = recent.weighIns
            weighIns.problems +=
                people.problems + settingsService.problems() + draftService.problems()
            return Content(
                person: summary?.person ?? person,
                distinction: summary?.distinction,
                settings: settingsService.newest(settings),
                weighIns: weighIns,
                knownSince: recent.olderYears.max().flatMap { Day(year: $0 + 1, month: 1, day: 1) }
            )
        }
    }

    func receive(_ content: Content) async {
        today = newestToday
        person = content.person
        distinction = content.distinction
        settings = content.settings
        weighIns = content.weighIns.values
        problems = content.weighIns.problems
        let isOnNewest = selection == overview.entries.first?.id
        overview = overviewService.overview(
            of: weighIns,
            person: person,
            scheme: settingsService.scheme(of: settings),
            unit: settings.weightUnit,
            today: today
        )
        calendar = calendarService.calendar(
            of: weighIns,
            today: today,
            weekStart: settings.weekStart,
            knownSince: content.knownSince
        )
        if isOnNewest { selection = overview.entries.first?.id }
        await weighInEditor?.send(.onChangeData(weighIns))
        if !olderProblems.isEmpty { await checkOlder() }
    }

    func checkOlder() async {
        let today = newestToday
        olderProblems = await workerClient.run(isAwaited: false) { [weighInService, person] in
            weighInService.olderProblems(of: person, today: today)
        }
    }

    public var chartDays: ClosedRange<Day> {
        today.advanced(by: 1 - OverviewService.chartDays)...today
    }

    // One weigh-in has a weight, and nothing that follows from several.
    public var hasCourse: Bool { overview.entries.count > 1 }

    private var newestToday: Day {
        localTimeClient.localTime(dateClient.now()).day
    }
}
