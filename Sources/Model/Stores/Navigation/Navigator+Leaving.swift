import DataSource

extension Navigator {
    public var isPersonShown: Bool { shownDashboard != nil }

    // Form above the list, without the steps of the first launch.
    public var newPerson: PersonBMI? {
        if case .personBMI(let form) = path.last, form.step == nil { form } else { nil }
    }

    // Screens above the list, the topmost last.
    public var screens: [Path] { newPerson == nil ? path : path.dropLast() }

    public var isEditing: Bool { path.contains(where: isEditing) }

    var isFormShown: Bool {
        if case .personBMI = path.last { true } else { isEditing }
    }

    private func isEditing(_ screen: Path) -> Bool {
        switch screen {
        case .dashboard(let store): store.weighInEditor != nil || store.personEditor != nil
        case .history(let store): store.weighInEditor != nil
        case .personBMI, .trends, .preferences, .restoration, .import, .export: false
        }
    }

    // False on screens whose changes undo does not cover, such as settings.
    public var isUndoOffered: Bool {
        switch path.last {
        case .preferences, .restoration, .import, .export: false
        default: true
        }
    }

    // False while another form is filled in.
    public var isTransferOffered: Bool {
        switch path.last {
        case .personBMI(let form): form.step == .measures
        case .restoration, .import, .export: false
        default: true
        }
    }

    var shownDashboard: Dashboard? {
        if case .dashboard(let store) = path.first { store } else { nil }
    }

    // A form with unsaved input asks first.
    func changePath(to path: [Path], isAlone: Bool) async {
        guard path.count < self.path.count, case .personBMI(let form) = self.path.last else {
            self.path = path
            return
        }
        if form.step != nil {
            await leaveSteps(form, to: path, isAlone: isAlone)
        } else if form.isEdited {
            await form.send(.form(.cancelButtonTapped))
        } else {
            self.path = path
        }
    }

    func push(_ screen: Path) async {
        path.append(screen)
        await send(.onPush)
    }

    func leaveToDashboard() {
        path = Array(path.prefix(1))
    }

    func open(_ person: Person) async {
        path = [.dashboard(dashboard(person))]
        await keepLastPerson(person.id)
    }

    func close() async {
        path = []
        await keepLastPerson(nil)
    }

    func keepLastPerson(_ id: Person.ID?) async {
        await workerClient.run { [settingsRepository] in settingsRepository.lastPersonID = id }
    }

    func closeIfGone(_ id: Person.ID) async {
        guard let person = shownDashboard?.person, person.id == id, await isGone(person) else {
            return
        }
        await close()
    }

    func isGone(_ person: Person) async -> Bool {
        await workerClient.run { [personService] in (try? personService.isGone(person)) == true }
    }

    // Keeps the current settings if reading fails.
    func loadSettings() async {
        let loaded = await workerClient.run { [settingsRepository] in
            try? settingsRepository.load()
        }
        settings = loaded ?? settings
    }
}
