import DataSource

extension People {
    func pushTutorialIfNeeded(_ appDependencies: AppDependencies) {
        guard
            loadingState == .loaded, people.isEmpty, problems.isEmpty, path.isEmpty,
            !settingsRepository.hasAlreadyTutorial,
            !appStateClient.withLock(\.hasAlreadyTutorial)
        else {
            return
        }
        // Where settings cannot be kept, the tutorial must not come back on every return.
        appStateClient.withLock { $0.hasAlreadyTutorial = true }
        push(newPersonBMI(appDependencies, isPresentedTutorial: true))
    }

    func push(_ personBMI: PersonBMI) {
        path.append(.personBMI(personBMI))
    }

    func newPersonBMI(
        _ appDependencies: AppDependencies,
        isPresentedTutorial: Bool = false
    ) -> PersonBMI {
        var person = Person.empty
        person.id = uuidClient.create()
        return PersonBMI(
            appDependencies,
            person: person,
            focus: .name,
            isPresentedTutorial: isPresentedTutorial,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }

    func personBMI(_ appDependencies: AppDependencies, _ person: Person) -> PersonBMI {
        PersonBMI(
            appDependencies,
            person: person,
            name: person.name,
            height: entryService.text(person.height),
            focus: .weight,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }
}
