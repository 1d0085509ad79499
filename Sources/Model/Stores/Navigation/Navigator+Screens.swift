import DataSource

extension Navigator {
    public var isPersonShown: Bool { shownDashboard != nil }

    // Form above the list, without the steps of the first launch.
    public var newPerson: PersonBMI? {
        if case .personBMI(let form) = path.last, form.step == nil { form } else { nil }
    }

    // Screens above the list, the topmost last.
    public var screens: [Path] { newPerson == nil ? path : path.dropLast() }

    public var isEditing: Bool { path.contains(where: { $0.isEditing }) }

    var isFormShown: Bool {
        if case .personBMI = path.last { true } else { isEditing }
    }

    public var isUndoOffered: Bool { path.last?.isUndoOffered ?? true }

    public var isTransferOffered: Bool { path.last?.isTransferOffered ?? true }

    var shownDashboard: Dashboard? {
        if case .dashboard(let store) = path.first { store } else { nil }
    }

    // A form with unsaved input asks first.
    func changePath(to path: [Path], hasPeople: Bool) async {
        guard path.count < self.path.count, case .personBMI(let form) = self.path.last else {
            self.path = path
            return
        }
        // Back leads to the previous step; the first step is only left if there are people.
        if let step = form.step, step != .units || !hasPeople {
            await form.send(.backButtonTapped)
        } else if form.step == nil, form.isEdited {
            await form.send(.form(.cancelButtonTapped))
        } else {
            self.path = path
        }
    }

    func push(_ screen: Path) async {
        path.append(screen)
        await send(.onPush)
    }

    // Shows the list if there is no person, also at the next start.
    func open(_ person: Person?) async {
        path = person.map { [.dashboard(factory.dashboard(of: $0))] } ?? []
        await workerClient.run { [settingsService] in settingsService.lastPersonID = person?.id }
    }

    func closeIfGone(_ id: Person.ID) async {
        guard let person = shownDashboard?.person, person.id == id, await isGone(person) else {
            return
        }
        await open(nil)
    }

    func isGone(_ person: Person) async -> Bool {
        await workerClient.run { [personService] in (try? personService.isGone(person)) == true }
    }

    // Keeps the current settings if reading fails.
    func loadSettings() async {
        settings = await workerClient.run { [settingsService, settings] in
            settingsService.newest(settings)
        }
    }

    func go(to destination: Destination, of person: Person? = nil) async {
        let person = shownDashboard?.person ?? person
        switch destination {
        case .people:
            path = []

        case .newPerson:
            // The list is visible below the form.
            if !path.isEmpty { await send(.onChangePath([], hasPeople: true)) }
            await push(.personBMI(factory.personBMI()))

        case .editPerson:
            await show(person)?.send(.editButtonTapped)

        case .goal:
            await go(to: .editPerson, of: person)
            await shownDashboard?.personEditor?.send(.form(.onChangeFocus(.goalWeight)))

        case .weighIn:
            await show(person)?.send(.weighInButtonTapped)

        case .history:
            await pushHistory(of: person)

        case .trends:
            if let dashboard = await show(person) {
                await push(.trends(factory.trends(of: dashboard)))
            }

        case .report: await push(.export(factory.export(.report, of: person)))
        case .import: await push(.import(factory.import(for: person)))
        case .export: await push(.export(factory.export(of: person)))
        case .settings: await push(.preferences(factory.preferences()))
        case .backups: await push(.restoration(factory.restoration()))
        }
    }

    func pushHistory(of person: Person? = nil, marking day: Day? = nil) async {
        guard let dashboard = await show(person) else { return }
        await push(.history(factory.history(of: dashboard, marking: day)))
    }

    // Leaves the screens above the dashboard of the person shown, or opens that of another.
    private func show(_ person: Person?) async -> Dashboard? {
        if isPersonShown { path = Array(path.prefix(1)) } else if let person { await open(person) }
        return shownDashboard
    }

    func pushSteps() async {
        let isFirst = await workerClient.run { [settingsService] in
            settingsService.beginFirstLaunch()
        }
        let steps = factory.personBMI(step: .units, isPresentedTutorial: isFirst)
        settings = steps.settings
        await push(.personBMI(steps))
    }

    // Opens the person shown last, or the only one, without the list.
    func pushFirstShownIfNeeded() async {
        guard path.isEmpty else { return }
        let person = await workerClient.run { [settingsService, personService] in
            (try? personService.loadFirstShown(last: settingsService.lastPersonID)) ?? nil
        }
        if let person { await push(.dashboard(factory.dashboard(of: person))) }
    }

    func change(_ setting: Preferences.Action) async {
        let shown: Preferences? = if case .preferences(let store) = path.last { store } else { nil }
        let preferences = shown ?? factory.preferences()
        await preferences.send(.loading(.onRefresh))
        await preferences.send(setting)
        // The settings screen shows the failure.
        if shown == nil, preferences.attempt != .idle { await push(.preferences(preferences)) }
    }
}
