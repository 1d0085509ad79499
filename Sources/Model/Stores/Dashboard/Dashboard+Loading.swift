public import DataSource

extension Dashboard {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func content() -> @Sendable () throws -> Content {
        let today = newestToday
        return {
            [
                draftService, weighInService, personService, settingsService, person, settings,
            ] in
            let people = try personService.loadNames()
            let summary = people.values.first { $0.id == person.id }
            let recent = try weighInService.loadRecent(
                of: person,
                today: today,
                followsGoal: true
            )
            var weighIns = recent.weighIns
            weighIns.problems +=
                people.problems + settingsService.problems() + draftService.problems()
            return Content(
                person: summary?.person ?? person,
                distinction: summary?.distinction,
                settings: settingsService.newest(settings),
                weighIns: weighIns,
                knownSince: recent.knownSince
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
        entriesSince = content.knownSince
        let isOnNewest = selection == overview.entries.first?.id
        overview = overviewService.overview(
            of: weighIns,
            person: person,
            scheme: settingsService.scheme(of: settings),
            reference: settingsService.growthReference(of: settings),
            unit: settings.weightUnit,
            trend: settings.trend,
            today: today
        )
        if !isCalendarComplete { calendar = calendar(of: weighIns, content.knownSince) }
        if isOnNewest { selection = overview.entries.first?.id }
        await keepGoal()
        await weighInEditor?.send(.onChangeData(weighIns))
        if isCalendarComplete { await completeCalendar() }
        if !olderProblems.isEmpty { await checkOlder() }
    }

    // Saves what the newest weigh-ins add to the history of the goal. If that fails, the next start
    // repeats it.
    private func keepGoal() async {
        let goal = overview.goal?.goal
        if goal?.reachedOn == nil { reachedGoal = nil }
        guard let goal, goal != person.goal else { return }
        let old = person
        reachedGoal = GoalService.reached(in: overview, since: old.goal) ?? reachedGoal
        person.goal = goal
        await workerClient.run { [personService] in try? personService.keep(goal, of: old) }
    }

    // The calendar covers a year, but a streak may have begun before it. If older years cannot be
    // read, it keeps its year, and `checkOlder` names them.
    func completeCalendar() async {
        isCalendarComplete = true
        let today = newestToday
        let first = today.advanced(by: -7 * CalendarService.mostWeeks)
        let recent = await workerClient.run(isAwaited: false) { [weighInService, person] in
            try? weighInService.loadUnbroken(of: person, since: first, today: today)
        }
        guard let recent else { return }
        calendar = calendar(of: recent.weighIns.values, recent.knownSince)
    }

    private func calendar(of weighIns: [WeighIn], _ knownSince: Day?) -> WeighInCalendar {
        calendarService.calendar(
            of: weighIns,
            today: today,
            weekStart: settings.weekStart,
            knownSince: knownSince
        )
    }

    func checkOlder() async {
        isOlderChecked = true
        let today = newestToday
        olderProblems = await workerClient.run(isAwaited: false) { [weighInService, person] in
            weighInService.olderProblems(of: person, today: today)
        }
    }

    public var chartDays: ClosedRange<Day> {
        let points = overview.points
        return chartService.days(
            of: chartRange,
            first: points.first?.day,
            newest: points.last?.day,
            today: today
        )
    }

    public var chartRange: TrendRange {
        chosenRange ?? chartService.range(fitting: overview.points.first?.day, today: today)
    }

    // The dashboard reads at most a quarter.
    func zoomChart(by steps: Int) {
        let ranges: [TrendRange] = [.week, .month, .quarter]
        guard overview.hasCourse, let index = ranges.firstIndex(of: chartRange) else { return }
        let next = index + steps
        if ranges.indices.contains(next) { chosenRange = ranges[next] }
    }

    public var chartPoints: [TrendPoint] { chartService.points(overview.points, in: chartDays) }

    public var chartLead: TrendPoint? {
        chosenRange == nil
            ? overview.lead : chartService.lead(of: overview.points, into: chartDays)
    }

    // Problems in older years are known later, when these are read.
    public var unreadYears: Set<Int> { (problems + olderProblems).incompleteYears }

    private var newestToday: Day {
        now.day
    }
}
