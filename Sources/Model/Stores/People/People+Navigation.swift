import DataSource

extension People {
    public var isPersonShown: Bool { shownDashboard != nil }

    public var isEditing: Bool {
        path.contains { screen in
            switch screen {
            case .dashboard(let store): store.weighInEditor != nil || store.personEditor != nil
            case .history(let store): store.weighInEditor != nil
            case .personBMI, .trends, .preferences, .restoration: false
            }
        }
    }

    var shownDashboard: Dashboard? {
        if case .dashboard(let store) = path.first { store } else { nil }
    }

    // A form that holds entries asks before it is left.
    func follow(_ path: [Path]) async {
        if path.count < self.path.count, case .personBMI(let form) = self.path.last, form.isEdited {
            await form.send(.editing(.cancelButtonTapped))
        } else {
            self.path = path
        }
    }

    // What was said on the screen below is not of this one.
    func push(_ screen: Path) {
        undo.notice = nil
        path.append(screen)
    }

    func open(_ person: Person, _ appDependencies: AppDependencies) {
        settingsRepository.lastPersonID = person.id
        path = [.dashboard(dashboard(person, appDependencies))]
    }

    func close() {
        settingsRepository.lastPersonID = nil
        path = []
    }

    func closeIfGone(_ id: Person.ID) {
        guard let person = shownDashboard?.person, person.id == id, isGone(person) else { return }
        close()
    }

    // What is being typed stays until it is saved or left; only then the list comes.
    func leaveDepartedPerson() async {
        guard case .confirmed(let person) = departure.stage, !isEditing else { return }
        departure.stage = nil
        guard shownDashboard?.person.id == person.id, isGone(person) else { return }
        path = []
        await load()
    }

    private func isGone(_ person: Person) -> Bool {
        (try? personService.isGone(person)) == true
    }
}
