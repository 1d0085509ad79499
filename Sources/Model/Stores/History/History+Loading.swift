public import DataSource

extension History {
    public var today: Day { now.day }

    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
            || move != nil && keys.containHistory
    }

    func receive(_ content: Content) async {
        settings = content.settings
        person = content.person
        distinction = content.distinction
        weighIns = content.weighIns.weighIns.values
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        await weighInEditor?.send(.onChangeData(weighIns))
        await table.send(.onChangeData(content))
        await markWantedDay()
    }

    private func markWantedDay() async {
        guard let day = wantedDay, isWhole || weighIns.contains(where: { $0.day <= day }) else {
            return
        }
        wantedDay = nil
        await table.send(.jump(.dayResponse(day)))
    }

    // Enough rows for the tallest terminal.
    static var firstCount: Int { 300 }

    func reading() -> @Sendable (RecentWeighIns) -> Content {
        {
            [
                ageService, historyService, weighInService, personService, settingsService,
                trendService,
                person, settings,
            ] recent in
            let settings = settingsService.newest(settings)
            let weighIns = recent.weighIns.values
            let entries = weighInService.entries(
                of: weighIns,
                points: trendService.trend(of: weighIns, as: settings.trend),
                scheme: settingsService.scheme(of: settings),
                adultDay: ageService.adultDay(of: person)
            )
            return Content(
                person: personService.newest(person),
                distinction: (try? personService.loadDistinction(of: person)) ?? nil,
                settings: settings,
                weighIns: recent,
                entries: entries,
                months: historyService.months(of: entries),
                longestNote: historyService.longestNote(of: entries)
            )
        }
    }
}
