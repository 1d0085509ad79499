import DataSource

extension Navigator {
    // Screens and forms in the command palette, with or without a key.
    public enum Destination: CaseIterable, Hashable, Sendable {
        case people
        case newPerson
        case editPerson
        case goal
        case weighIn
        case history
        case trends
        case report
        case `import`
        case export
        case settings
        case backups
    }

    func go(to destination: Destination, of person: Person? = nil) async {
        let person = shownDashboard?.person ?? person
        switch destination {
        case .people:
            path = []

        case .newPerson:
            // The list is visible below the form.
            if !path.isEmpty { await send(.onChangePath([])) }
            await push(.personBMI(newPersonBMI()))

        case .editPerson:
            await editPerson()

        case .goal:
            await show(person)
            await editPerson()
            await shownDashboard?.personEditor?.send(.form(.onChangeFocus(.goalWeight)))

        case .weighIn:
            await show(person)
            await shownDashboard?.send(.weighInButtonTapped)

        case .history:
            await show(person)
            await pushHistory()

        case .trends:
            await show(person)
            await pushTrends()

        case .report:
            await pushExport(kind: .report, of: person)

        case .import:
            await pushImport(of: person)

        case .export:
            await pushExport(of: person)

        case .settings:
            await pushPreferences()

        case .backups:
            await pushRestoration([])
        }
    }

    private func show(_ person: Person?) async {
        if isPersonShown { leaveToDashboard() } else if let person { await open(person) }
    }

    private func editPerson() async {
        guard let dashboard = shownDashboard else { return }
        leaveToDashboard()
        await dashboard.send(.editButtonTapped)
    }
}
