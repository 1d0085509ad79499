public import DataSource

// The screens: what each needs, and how it is opened. See the recipe in CONTRIBUTING.
extension Navigator {
    // Open screens; their Stores hold their state.
    public enum Path: Sendable {
        case firstLaunch(FirstLaunch)
        case personBMI(PersonBMI)
        case dashboard(Dashboard)
        case history(History)
        case trends(Trends)
        case preferences(Preferences)
        case restoration(Restoration)
        case checkup(Checkup)
        case `import`(Import)
        case export(Export)
    }

    func go(to destination: Destination, of person: Person? = nil) async {
        let person = path.dashboard?.person ?? person
        switch destination {
        case .people: path = []
        case .newPerson: await push(.personBMI(makePersonBMI()))
        case .editPerson: await openForm(.editButtonTapped, of: person)
        case .goal: await openForm(.goalButtonTapped, of: person)
        case .weighIn: await openForm(.weighInButtonTapped, of: person)
        case .history: await pushHistory(of: person)
        case .trends:
            guard let dashboard = await show(person) else { return }
            await push(.trends(factory.trends(of: dashboard)))
        case .report: await push(.export(factory.report(of: person)))
        case .import: await push(.import(factory.import(for: person)))
        case .export: await push(.export(factory.export(of: person)))
        case .settings: await push(.preferences(factory.preferences()))
        case .backups: await push(.restoration(factory.restoration()))
        case .checkup: await push(.checkup(Checkup(appDependencies)))
        }
    }
}

extension Navigator.Path: Hashable {
    var row: ScreenRow {
        switch self {
        case .firstLaunch(let store):
            ScreenRow(
                destination: .newPerson,
                destinations: { store.step == .units ? [.import] : [] }
            )
        case .personBMI:
            ScreenRow(destination: .newPerson, destinations: { [] }, isEditing: { true })
        case .dashboard(let store):
            ScreenRow(
                isEditing: { store.weighInEditor != nil || store.personEditor != nil },
                reload: { await store.send(.loading(.onChangeData)) },
                mark: { id in
                    guard store.overview.entries.contains(where: { $0.id == id }) else { return }
                    await store.send(.onChangeSelection(id))
                }
            )
        case .history(let store):
            ScreenRow(
                destination: .history,
                isEditing: { store.weighInEditor != nil },
                reload: { await store.send(.loading(.onChangeData)) },
                mark: { id in
                    guard store.table.rows.contains(where: { $0.id == id }) else { return }
                    await store.table.send(.onChangeSelection(id))
                }
            )
        case .trends(let store):
            ScreenRow(destination: .trends, reload: { await store.send(.loading(.onChangeData)) })
        case .preferences:
            ScreenRow(destination: .settings, isUndoOffered: false)
        case .checkup:
            ScreenRow(destination: .checkup, isUndoOffered: false)
        case .restoration: form(.backups)
        case .import: form(.import)
        case .export: form(.export)
        }
    }

    private func form(_ destination: Destination) -> ScreenRow {
        ScreenRow(destination: destination, isUndoOffered: false, destinations: { [] })
    }

    var id: ObjectIdentifier {
        switch self {
        case .firstLaunch(let store): ObjectIdentifier(store)
        case .personBMI(let store): ObjectIdentifier(store)
        case .dashboard(let store): ObjectIdentifier(store)
        case .history(let store): ObjectIdentifier(store)
        case .trends(let store): ObjectIdentifier(store)
        case .preferences(let store): ObjectIdentifier(store)
        case .restoration(let store): ObjectIdentifier(store)
        case .checkup(let store): ObjectIdentifier(store)
        case .import(let store): ObjectIdentifier(store)
        case .export(let store): ObjectIdentifier(store)
        }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

// Screens and forms that a button, a key or the palette leads to.
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
    case checkup

    // In the order of the buttons.
    public static let ofDashboard: [Self] = [
        .weighIn, .history, .trends, .goal, .editPerson, .settings,
    ]

    // The key that leads there; `nil` if no key does.
    public var command: KeyCommand? {
        switch self {
        case .people, .backups, .checkup: nil
        case .goal: .goal
        case .newPerson: .newPerson
        case .editPerson: .editPerson
        case .weighIn: .weighIn
        case .history: .history
        case .trends: .trends
        case .report: .report
        case .import: .import
        case .export: .export
        case .settings: .settings
        }
    }

    var needsPerson: Bool {
        switch self {
        case .editPerson, .goal, .weighIn, .history, .trends, .report: true
        case .people, .newPerson, .import, .export, .settings, .backups, .checkup: false
        }
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
