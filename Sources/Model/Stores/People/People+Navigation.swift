public import DataSource

extension People {
    public var isPersonShown: Bool { shownDashboard != nil }

    // Whoever knows the program fills in a form over the list.
    public var newPerson: PersonBMI? {
        if case .personBMI(let form) = path.last, form.step == nil { form } else { nil }
    }

    // What lies on the list, one on another.
    public var screens: [Path] { newPerson == nil ? path : path.dropLast() }

    public var isEditing: Bool {
        personEditor != nil || path.contains(where: isEditing)
    }

    private func isEditing(_ screen: Path) -> Bool {
        switch screen {
        case .dashboard(let store): store.weighInEditor != nil || store.personEditor != nil
        case .history(let store): store.weighInEditor != nil
        case .personBMI, .trends, .preferences, .restoration, .import, .export: false
        }
    }

    // Settings, and what is brought back as a whole, are no such changes.
    public var isUndoOffered: Bool {
        switch path.last {
        case .preferences, .restoration, .import, .export: false
        default: true
        }
    }

    // Beside a form that is filled in, another is not begun.
    public var isTransferOffered: Bool {
        switch path.last {
        case .personBMI(let form): form.step == .measures
        case .restoration, .import, .export: false
        default: true
        }
    }

    public var isExportOffered: Bool { isTransferOffered && !people.isEmpty }

    public func name(of id: Person.ID) -> String? {
        people.first { $0.id == id }?.person.name
            ?? (shownDashboard?.person).flatMap { $0.id == id ? $0.name : nil }
    }

    var shownDashboard: Dashboard? {
        if case .dashboard(let store) = path.first { store } else { nil }
    }

    // A form that holds entries asks before it is left.
    func changePath(to path: [Path]) async {
        guard path.count < self.path.count, case .personBMI(let form) = self.path.last else {
            self.path = path
            return
        }
        if form.step != nil {
            await leaveSteps(form, to: path)
        } else if form.isEdited {
            await form.send(.form(.cancelButtonTapped))
        } else {
            self.path = path
        }
    }

    // What was said on the screen below is not of this one.
    func push(_ screen: Path) async {
        if undo.notice != nil { await undo.send(.onDismissNotice) }
        path.append(screen)
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

    // What is being typed stays until it is saved or left; only then the list comes.
    func leaveDepartedPerson() async {
        guard case .confirmed(let person) = departure.stage, !isEditing else { return }
        await departure.send(.onLeave)
        guard shownDashboard?.person.id == person.id, await isGone(person) else { return }
        path = []
    }

    private func isGone(_ person: Person) async -> Bool {
        await workerClient.run { [personService] in (try? personService.isGone(person)) == true }
    }
}
