public import DataSource

// The screens: what each needs, and how it is opened. See the recipe in CONTRIBUTING.
extension Navigator {
    // Open screens; their Stores hold their state.
    public enum Path: Sendable {
        case personBMI(PersonBMI)
        case dashboard(Dashboard)
        case history(History)
        case trends(Trends)
        case preferences(Preferences)
        case restoration(Restoration)
        case `import`(Import)
        case export(Export)
    }

    func go(to destination: Destination, of person: Person? = nil) async {
        let person = path.dashboard?.person ?? person
        switch destination {
        case .people: path = []
        case .newPerson: await pushForm()
        case .editPerson: await openForm(.editButtonTapped, of: person)
        case .goal:
            await go(to: .editPerson, of: person)
            await path.dashboard?.personEditor?.send(.form(.onChangeFocus(.goalWeight)))
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
        }
    }
}

extension Navigator.Path: Hashable {
    var row: ScreenRow {
        switch self {
        case .personBMI(let store):
            ScreenRow(
                destination: .newPerson,
                destinations: { store.step == .units ? [.import] : [] },
                isEditing: { store.step == nil }
            )
        case .dashboard(let store):
            ScreenRow(
                isEditing: { store.weighInEditor != nil || store.personEditor != nil },
                reload: { await store.send(.loading(.onChangeData)) },
                mark: { id in
                    guard store.overview.entries.contains(where: { $0.id == id }) else {
                        return
                    }
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
            ScreenRow(
                destination: .trends,
                reload: { await store.send(.loading(.onChangeData)) }
            )
        case .preferences:
            ScreenRow(destination: .settings, isUndoOffered: false)
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
        case .personBMI(let store): ObjectIdentifier(store)
        case .dashboard(let store): ObjectIdentifier(store)
        case .history(let store): ObjectIdentifier(store)
        case .trends(let store): ObjectIdentifier(store)
        case .preferences(let store): ObjectIdentifier(store)
        case .restoration(let store): ObjectIdentifier(store)
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

    // In the order of the buttons.
    public static let ofDashboard: [Self] = [
        .weighIn, .history, .trends, .editPerson, .settings,
    ]

    // The key that leads there; `nil` if no key does.
    public var command: KeyCommand? {
        switch self {
        case .people, .goal, .backups: nil
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
        case .people, .newPerson, .import, .export, .settings, .backups: false
        }
    }
}
