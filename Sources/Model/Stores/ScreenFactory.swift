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
        let measure = dashboard.overview.growthChart?.measure
        return Trends(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            measure: measure ?? .weight,
            range: measure == nil ? .quarter : .all,
            isFitting: measure == nil
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

// Describes an open screen to the navigator.
struct ScreenRow: Sendable {
    var destination: Destination?
    // False if undo does not cover the changes of this screen, such as settings.
    var isUndoOffered = true
    // Keys and palette lead nowhere while a form is filled in.
    var destinations: @MainActor @Sendable () -> [Destination] = {
        Destination.allCases
    }
    var isEditing: @MainActor @Sendable () -> Bool = { false }
    var reload: @MainActor @Sendable () async -> Void = {}
    // Selects the row of a restored weigh-in, so that the user sees it.
    var mark: @MainActor @Sendable (WeighIn.ID) async -> Void = { _ in }
}

// Questions about the open screens.
@MainActor extension [Navigator.Path] {
    // The dashboard of the person shown.
    public var dashboard: Dashboard? {
        if case .dashboard(let store) = first { store } else { nil }
    }

    // Form above another screen.
    public var newPerson: PersonBMI? {
        if case .personBMI(let store) = last { store } else { nil }
    }

    // Screens above the list and below that form, the topmost last.
    public var screens: [Navigator.Path] { newPerson == nil ? self : dropLast() }

    public var isEditing: Bool { contains { $0.row.isEditing() } }

    // A board or the list, on which no text is typed.
    public var isAtRest: Bool { count < 2 && !isFormShown }

    var isFormShown: Bool {
        if case .firstLaunch = last { true } else { isEditing }
    }

    public var isUndoOffered: Bool { last?.row.isUndoOffered ?? true }

    // A name that is typed a step too early must not open the import.
    public var isTransferOffered: Bool {
        if case .firstLaunch = last { false } else { destinations.contains(.import) }
    }

    var destinations: [Destination] {
        guard let row = last?.row else { return Destination.allCases.filter { $0 != .people } }
        return row.destinations().filter { $0 != row.destination }
    }
}
