import DataSource

extension People {
    // What the palette leads to from where no key does.
    public enum Destination: CaseIterable, Hashable, Sendable {
        case people
        case newPerson
        case editPerson
        case history
        case trends
        case settings
        case backups
    }

    public var destinations: [Destination] {
        switch path.last {
        case nil: [.backups]
        case .dashboard: [.people, .newPerson, .backups]
        case .history, .trends: [.people, .newPerson, .editPerson, .settings, .backups]
        case .preferences where isPersonShown:
            [.people, .newPerson, .editPerson, .history, .trends, .backups]
        case .preferences: [.people, .newPerson, .backups]
        case .personBMI, .restoration, .import, .export: []
        }
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

        case .history:
            leaveToDashboard()
            await pushHistory(appDependencies)

        case .trends:
            leaveToDashboard()
            await pushTrends(appDependencies)

        case .settings:
            await pushPreferences(appDependencies)

        case .backups:
            await pushRestoration([], appDependencies)
        }
    }
}
