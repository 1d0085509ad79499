import DataSource

extension People {
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

    public var destinations: [Destination] {
        let ofNobody: [Destination] = [.newPerson, .import, .backups]
        let offered: [Destination] =
            switch path.last {
            case nil:
                ofNobody + (meantPerson == nil ? [] : [.weighIn, .goal]) + [.export, .settings]
            case .preferences where !isPersonShown: ofNobody + [.people, .export]
            case .preferences: Destination.allCases.filter { $0 != .settings }
            case .dashboard: Destination.allCases
            case .history: Destination.allCases.filter { $0 != .history }
            case .trends: Destination.allCases.filter { $0 != .trends }
            case .personBMI, .restoration, .import, .export: []
            }
        return offered.filter { $0 != .export || isExportOffered }
    }

    func go(to destination: Destination) async {
        switch destination {
        case .people:
            path = []

        case .newPerson:
            path = []
            // The list is visible below the form.
            await completeIfListed()
            await push(.personBMI(newPersonBMI()))

        case .editPerson:
            await editPerson()

        case .goal:
            if !isPersonShown, let meantPerson { await open(meantPerson) }
            await editPerson()
            await shownDashboard?.personEditor?.send(.form(.onChangeFocus(.goalWeight)))

        case .weighIn:
            guard let person = meantPerson else { break }
            if isPersonShown { leaveToDashboard() } else { await open(person) }
            await shownDashboard?.send(.weighInButtonTapped)

        case .history:
            leaveToDashboard()
            await pushHistory()

        case .trends:
            leaveToDashboard()
            await pushTrends()

        case .report:
            await pushExport(kind: .report)

        case .import:
            await pushImport()

        case .export:
            await pushExport()

        case .settings:
            await pushPreferences()

        case .backups:
            await pushRestoration([])
        }
    }

    private func editPerson() async {
        guard let dashboard = shownDashboard else { return }
        leaveToDashboard()
        await dashboard.send(.editButtonTapped)
    }
}
