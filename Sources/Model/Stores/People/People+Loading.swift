import DataSource

extension People {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || isListed && keys.containHistory
    }

    func content() -> @Sendable () throws -> Loaded<PersonSummary> {
        { [draftService, personService, settingsService, settings, isListed, today] in
            var people =
                isListed
                ? try personService.loadBoard(settings: settings, today: today)
                : try personService.loadNames()
            people.problems += settingsService.problems() + draftService.problems()
            return people
        }
    }

    func receive(_ loaded: Loaded<PersonSummary>) async {
        people = loaded.values
        problems = loaded.problems
        isComplete = isListed
        await personChooser?.send(.onChangePeople(people))
        if !olderProblems.isEmpty { await checkOlder() }
    }

    func checkOlder() async {
        guard isListed else { return }
        olderProblems = await workerClient.run(isAwaited: false) {
            [personService, people, today] in
            personService.olderProblems(of: people.map(\.person), today: today)
        }
    }

    // Weigh-ins are only read for the list: completes them when the user comes back to it.
    func completeIfListed() async {
        if isListed, !isComplete, loadingState == .loaded { await load() }
    }

    private var isListed: Bool { navigator.path.screens.isEmpty || personChooser != nil }
}
