import DataSource

extension History {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
            || move != nil && keys.containHistory
    }

    // The first page is there at once; whoever has seen all of it does not lose it again.
    func content() -> @Sendable () throws -> Content {
        let reading = reading()
        let today = localTimeClient.localTime(dateClient.now()).day
        return { [weighInService, person, isWhole] in
            guard !isWhole else {
                return reading(RecentWeighIns(try weighInService.load(of: person)))
            }
            let recent = try weighInService.loadRecent(
                of: person,
                today: today,
                atLeast: Self.longestPage
            )
            return reading(recent)
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
        distinction = content.distinction
        weighIns = content.weighIns.weighIns.values
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        await weighInEditor?.send(.onChangeData(weighIns))
        let language = settingsService.language(of: settings)
        await table.send(
            .onChangeData(content.entries, weightUnit: settings.weightUnit, language: language)
        )
    }

    // The rows of the tallest terminal.
    nonisolated private static let longestPage = 300

    private func reading() -> @Sendable (RecentWeighIns) -> Content {
        { [weighInService, personService, settingsService, trendService, person, settings] recent in
            let settings = settingsService.newest(settings)
            let weighIns = recent.weighIns.values
            return Content(
                person: personService.newest(person),
                distinction: (try? personService.loadDistinction(of: person)) ?? nil,
                settings: settings,
                weighIns: recent,
                entries: weighInService.entries(
                    of: weighIns,
                    points: trendService.trend(of: weighIns),
                    scheme: settingsService.scheme(of: settings)
                )
            )
        }
    }
}
