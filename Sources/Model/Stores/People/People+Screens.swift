import DataSource

extension People {
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

    func pushRestoration(_ damages: [StorageError]) async {
        let restoration = Restoration(
            appDependencies,
            damages: damages,
            settings: settings,
            action: { [weak self] in await self?.send(.restoration($0)) }
        )
        await push(.restoration(restoration))
    }

    func pushImport() async {
        let target = meantPerson.map { Import.Target.person($0) }
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
        days: ClosedRange<Day>? = nil
    ) async {
        let store = Export(
            appDependencies,
            settings: settings,
            kind: kind,
            person: meantPerson,
            since: days?.lowerBound.description ?? "",
            until: days?.upperBound.description ?? "",
            action: { [weak self] in await self?.send(.export($0)) }
        )
        await push(.export(store))
    }

    // The person shown or, on the list, selected.
    var meantPerson: Person? {
        shownDashboard?.person
            ?? (path.isEmpty ? people.first { $0.id == markedID }?.person : nil)
    }

    func makePersonChooser() -> PersonChooser {
        PersonChooser(
            appDependencies,
            people: people,
            currentID: shownDashboard?.person.id,
            weightUnit: settings.weightUnit,
            action: { [weak self] in await self?.send(.personChooser($0)) }
        )
    }

    func dashboard(_ person: Person) -> Dashboard {
        Dashboard(
            appDependencies,
            person: person,
            action: { [weak self] in await self?.send(.dashboard($0)) }
        )
    }
}
