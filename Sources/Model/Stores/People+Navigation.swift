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
        push(.personBMI(newPersonBMI(appDependencies, isPresentedTutorial: true)))
    }

    // A form that holds entries asks before it is left.
    func follow(_ path: [Path]) async {
        if path.count < self.path.count, case .personBMI(let form) = self.path.last, form.isEdited {
            await form.send(.cancelButtonTapped)
        } else {
            self.path = path
        }
    }

    func push(_ screen: Path) {
        path.append(screen)
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
            settings: settings,
            focus: .name,
            isPresentedTutorial: isPresentedTutorial,
            action: { [weak self] in await self?.send(.personBMI($0, appDependencies)) }
        )
    }

    // The person who was shown last is the one who comes back.
    func pushLastPersonIfNeeded(_ appDependencies: AppDependencies) {
        guard
            path.isEmpty, let id = settingsRepository.lastPersonID,
            let person = people.first(where: { $0.id == id })?.person
        else {
            return
        }
        push(.dashboard(dashboard(person, appDependencies)))
    }

    func open(_ person: Person, _ appDependencies: AppDependencies) {
        settingsRepository.lastPersonID = person.id
        path = [.dashboard(dashboard(person, appDependencies))]
    }

    public var isPersonShown: Bool { shownDashboard != nil }

    var shownDashboard: Dashboard? {
        if case .dashboard(let store) = path.first { store } else { nil }
    }

    func pushHistory(_ appDependencies: AppDependencies) {
        guard let dashboard = shownDashboard else { return }
        let history = History(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            action: { [weak self] in await self?.send(.history($0)) }
        )
        push(.history(history))
    }

    func pushTrends(_ appDependencies: AppDependencies) {
        guard let dashboard = shownDashboard else { return }
        let trends = Trends(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            action: { [weak self] in await self?.send(.trends($0)) }
        )
        push(.trends(trends))
    }

    func pushPreferences(_ appDependencies: AppDependencies) {
        let preferences = Preferences(
            appDependencies,
            action: { [weak self] in await self?.send(.preferences($0)) }
        )
        push(.preferences(preferences))
    }

    func pushRestoration(_ damages: [StorageError], _ appDependencies: AppDependencies) {
        let restoration = Restoration(
            appDependencies,
            damages: damages,
            action: { [weak self] in await self?.send(.restoration($0)) }
        )
        push(.restoration(restoration))
    }

    func makePersonChooser(_ appDependencies: AppDependencies) -> PersonChooser {
        PersonChooser(
            appDependencies,
            people: people,
            currentID: shownDashboard?.person.id,
            weightUnit: settings.weightUnit,
            action: { [weak self] in await self?.send(.personChooser($0, appDependencies)) }
        )
    }

    private func dashboard(_ person: Person, _ appDependencies: AppDependencies) -> Dashboard {
        Dashboard(
            appDependencies,
            person: person,
            action: { [weak self] in await self?.send(.dashboard($0)) }
        )
    }
}
