import DataSource

extension Navigator {
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
        origin = nil
        path = person.map { [.dashboard(factory.dashboard(of: $0))] } ?? []
        await workerClient.run { [settingsService] in settingsService.lastPersonID = person?.id }
    }

    // Leaves the screens above the dashboard of the person shown, or opens that of another.
    func show(_ person: Person?) async -> Dashboard? {
        if path.dashboard != nil {
            path = Array(path.prefix(1))
        } else if let person {
            await open(person)
        }
        return path.dashboard
    }

    func openForm(_ action: Dashboard.Action, of person: Person?) async {
        let begun = path
        guard let dashboard = await show(person) else { return }
        origin = path == begun ? nil : begun
        await dashboard.send(action)
    }

    // The screens were not in the path when the form saved, so they load again.
    func returnToOrigin() async {
        guard let origin, path.count == 1, !path.isEditing else { return }
        (self.origin, path) = (nil, origin)
        for screen in origin.dropFirst() { await screen.row.reload() }
    }

    func pushHistory(of person: Person? = nil, marking day: Day? = nil) async {
        guard let dashboard = await show(person) else { return }
        await push(.history(factory.history(of: dashboard, marking: day)))
    }

    // Opens the person shown last, or the only one, without the list. If people cannot be read, the
    // list stays open, which says why.
    func pushFirstShownIfNeeded() async {
        guard path.isEmpty else { return }
        let person = await workerClient.run { [settingsService, personService] in
            (try? personService.loadFirstShown(last: settingsService.lastPersonID)) ?? nil
        }
        if let person { await push(.dashboard(factory.dashboard(of: person))) }
    }

    func closeIfGone(_ id: Person.ID) async {
        guard let person = path.dashboard?.person, person.id == id, await isGone(person) else {
            return
        }
        await open(nil)
    }

    // Without an answer the person stays; the open screen says why its data cannot be read.
    func isGone(_ person: Person) async -> Bool {
        await workerClient.run { [personService] in (try? personService.isGone(person)) == true }
    }

    // Keeps the current settings if reading fails.
    func loadSettings() async {
        settings = await workerClient.run { [settingsService, settings] in
            settingsService.newest(settings)
        }
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
