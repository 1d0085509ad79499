import DataSource

extension People {
    func content() throws(StorageError) -> Loaded<PersonSummary> {
        try personService.loadSummaries()
    }

    func show(_ loaded: Loaded<PersonSummary>) {
        people = loaded.values
        problems = loaded.problems
    }
}
