import DataSource

extension Navigator {
    func newPersonBMI(
        step: PersonBMI.Step? = nil,
        settings: Settings? = nil,
        formDraft: FormDraft? = nil,
        isPresentedTutorial: Bool = false
    ) -> PersonBMI {
        var person = Person.empty
        person.id = formDraft?.personID ?? personService.makeID()
        return PersonBMI(
            appDependencies,
            person: person,
            step: step,
            settings: settings ?? self.settings,
            formDraft: formDraft,
            isPresentedTutorial: isPresentedTutorial,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }

    func pushHistory(marking day: Day? = nil) async {
        guard let dashboard = shownDashboard else { return }
        let history = History(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            wantedDay: day,
            action: { [weak self] in await self?.send(.history($0)) }
        )
        await push(.history(history))
    }

    func pushTrends() async {
        guard let dashboard = shownDashboard else { return }
        let trends = Trends(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            isFitting: true,
            action: { [weak self] in await self?.send(.trends($0)) }
        )
        await push(.trends(trends))
    }

    func makePreferences() -> Preferences {
        Preferences(
            appDependencies,
            action: { [weak self] in await self?.send(.preferences($0)) }
        )
    }

    func pushPreferences() async {
        await push(.preferences(makePreferences()))
    }

    func change(_ setting: Preferences.Action) async {
        let shown: Preferences? = if case .preferences(let store) = path.last { store } else { nil }
        let preferences = shown ?? makePreferences()
        await preferences.send(.loading(.onRefresh))
        await preferences.send(setting)
        // The settings screen shows the failure.
        if shown == nil, preferences.attempt != .idle { await push(.preferences(preferences)) }
    }

    func pushRestoration(_ damages: [StorageError]) async {
        let restoration = Restoration(
            appDependencies,
            damages: damages,
            settings: settings,
            action: { [weak self] in await self?.send(.restoration($0)) }
        )
        await push(.restoration(restoration))
    }

    func pushImport(of person: Person? = nil) async {
        let target = (shownDashboard?.person ?? person).map { Import.Target.person($0) }
        let store = Import(
            appDependencies,
            settings: settings,
            target: target ?? .automatic,
            action: { [weak self] in await self?.send(.import($0)) }
        )
        await push(.import(store))
    }

    func pushExport(
        kind: ExportKind = .data(.csv),
        of person: Person? = nil,
        days: ClosedRange<Day>? = nil
    ) async {
        let store = Export(
            appDependencies,
            settings: settings,
            kind: kind,
            person: shownDashboard?.person ?? person,
            since: days?.lowerBound.description ?? "",
            until: days?.upperBound.description ?? "",
            action: { [weak self] in await self?.send(.export($0)) }
        )
        await push(.export(store))
    }

    func dashboard(_ person: Person) -> Dashboard {
        Dashboard(
            appDependencies,
            person: person,
            action: { [weak self] in await self?.send(.dashboard($0)) }
        )
    }

    // Opens the person shown last, or the only one, without the list.
    func pushFirstShownIfNeeded() async {
        guard path.isEmpty else { return }
        let person = await workerClient.run { [settingsRepository, personService] in
            (try? personService.loadFirstShown(last: settingsRepository.lastPersonID)) ?? nil
        }
        if let person { await push(.dashboard(dashboard(person))) }
    }
}
