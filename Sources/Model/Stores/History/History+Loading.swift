import DataSource

extension History {
    func content() throws(StorageError) -> Loaded<WeighIn> {
        try weighInService.load(of: person)
    }

    func show(_ loaded: Loaded<WeighIn>) {
        settings = settingsService.newest(settings)
        person = personService.newest(person)
        distinction = (try? personService.loadDistinction(of: person)) ?? nil
        weighIns = loaded.values
        problems = loaded.problems
        weighInEditor?.weighIns = weighIns
        let points = trendService.trend(of: weighIns)
        table.language = settingsService.language(of: settings)
        table.weightUnit = settings.weightUnit
        table.entries = weighInService.entries(
            of: weighIns,
            points: points,
            scheme: settingsService.scheme(of: settings)
        )
    }
}
