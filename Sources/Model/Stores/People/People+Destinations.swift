import DataSource

extension People {
    // Screens and forms that the palette leads to, with or without a key.
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

    func go(to destination: Destination, _ appDependencies: AppDependencies) async {
        switch destination {
        case .people:
            path = []

        case .newPerson:
            path = []
            // It stands under the form.
            await completeIfListed()
            await push(.personBMI(newPersonBMI(appDependencies)))

        case .editPerson:
            await editPerson(appDependencies)

        case .goal:
            if !isPersonShown, let meantPerson { await open(meantPerson, appDependencies) }
            await editPerson(appDependencies)
            await shownDashboard?.personEditor?.send(.editing(.onChangeFocus(.goalWeight)))

        case .weighIn:
            guard let person = meantPerson else { break }
            if isPersonShown { leaveToDashboard() } else { await open(person, appDependencies) }
            await shownDashboard?.send(.weighInButtonTapped(appDependencies))

        case .history:
            leaveToDashboard()
            await pushHistory(appDependencies)

        case .trends:
            leaveToDashboard()
            await pushTrends(appDependencies)

        case .report:
            await pushExport(appDependencies, kind: .report)

        case .import:
            await pushImport(appDependencies)

        case .export:
            await pushExport(appDependencies)

        case .settings:
            await pushPreferences(appDependencies)

        case .backups:
            await pushRestoration([], appDependencies)
        }
    }

    private func editPerson(_ appDependencies: AppDependencies) async {
        guard let dashboard = shownDashboard else { return }
        leaveToDashboard()
        await dashboard.send(.editButtonTapped(appDependencies))
    }
}
