import DataSource

extension History {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
            || move != nil && keys.containHistory
    }

    func content() -> @Sendable () throws -> Content {
        { [weighInService, personService, settingsService, person, settings] in
            let weighIns = try weighInService.load(of: person)
            return Content(
                person: personService.newest(person),
                distinction: (try? personService.loadDistinction(of: person)) ?? nil,
                settings: settingsService.newest(settings),
                weighIns: weighIns
            )
        }
    }

    func receive(_ content: Content) async {
        settings = content.settings
        person = content.person
        distinction = content.distinction
        weighIns = content.weighIns.values
        problems = content.weighIns.problems
        await weighInEditor?.send(.onChangeData(weighIns))
        let entries = weighInService.entries(
            of: weighIns,
            points: trendService.trend(of: weighIns),
            scheme: settingsService.scheme(of: settings)
        )
        let language = settingsService.language(of: settings)
        await table.send(
            .onChangeData(entries, weightUnit: settings.weightUnit, language: language)
        )
    }
}
