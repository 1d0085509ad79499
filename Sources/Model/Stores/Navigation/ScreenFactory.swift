import DataSource

// Makes the Stores of the screens, except that of a new person.
@MainActor struct ScreenFactory {
    let navigator: Navigator

    private var appDependencies: AppDependencies { navigator.appDependencies }
    private var settings: Settings { navigator.settings }

    // Sends the Actions of a screen to the navigator, which the screen does not retain.
    private func forwarding<Action: Sendable>(
        _ action: @escaping (Action) -> Navigator.Action
    ) -> (Action) async -> Void {
        { [weak navigator] in await navigator?.send(action($0)) }
    }

    func dashboard(of person: Person) -> Dashboard {
        Dashboard(appDependencies, person: person, action: forwarding(Navigator.Action.dashboard))
    }

    func history(of dashboard: Dashboard, marking day: Day? = nil) -> History {
        History(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            wantedDay: day,
            action: forwarding(Navigator.Action.history)
        )
    }

    func trends(of dashboard: Dashboard) -> Trends {
        Trends(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            isFitting: true
        )
    }

    func preferences() -> Preferences {
        Preferences(appDependencies, action: forwarding(Navigator.Action.preferences))
    }

    func restoration(_ damages: [StorageError] = []) -> Restoration {
        Restoration(
            appDependencies,
            damages: damages,
            settings: settings,
            action: forwarding(Navigator.Action.restoration)
        )
    }

    func `import`(for person: Person?) -> Import {
        Import(
            appDependencies,
            settings: settings,
            target: person.map { .person($0) } ?? .automatic,
            action: forwarding(Navigator.Action.import)
        )
    }

    func export(
        _ kind: ExportKind = .data(.csv),
        of person: Person?,
        days: ClosedRange<Day>? = nil
    ) -> Export {
        Export(
            appDependencies,
            settings: settings,
            kind: kind,
            person: person,
            since: days?.lowerBound.description ?? "",
            until: days?.upperBound.description ?? ""
        )
    }

    // Covers the days that the trends show.
    func report(of person: Person?) -> Export {
        let trends: Trends? =
            if case .trends(let store) = navigator.path.last { store } else { nil }
        return export(.report, of: person, days: trends?.days)
    }
}
