import DataSource

extension People {
    public var isEditing: Bool {
        path.contains { screen in
            switch screen {
            case .dashboard(let store): store.weighInEditor != nil || store.personEditor != nil
            case .history(let store): store.weighInEditor != nil
            case .personBMI, .trends, .preferences, .restoration: false
            }
        }
    }

    // Another process has deleted who is shown here, or taken back the addition.
    func noticeDeparture() {
        guard let person = shownDashboard?.person,
            let isGone = try? personService.isGone(person)
        else {
            return
        }
        guard isGone else {
            departedPerson = nil
            confirmedDeparture = nil
            return
        }
        if confirmedDeparture != person.id { departedPerson = person }
    }

    // What is being typed stays until it is saved or left; only then the list comes.
    func leaveDepartedPerson() async {
        guard
            let person = shownDashboard?.person, confirmedDeparture == person.id, !isEditing
        else {
            return
        }
        confirmedDeparture = nil
        guard (try? personService.isGone(person)) == true else { return }
        path = []
        await load()
    }

    func bringBack() throws -> Person {
        guard let departedPerson else { return .empty }
        try personService.save(departedPerson)
        return departedPerson
    }
}
