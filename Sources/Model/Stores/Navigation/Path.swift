import DataSource

extension Navigator {
    public enum Path: Hashable, Sendable {
        case personBMI(PersonBMI)
        case dashboard(Dashboard)
        case history(History)
        case trends(Trends)
        case preferences(Preferences)
        case restoration(Restoration)
        case `import`(Import)
        case export(Export)

        public static func == (lhs: Path, rhs: Path) -> Bool {
            lhs.id == rhs.id
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }

        private var id: ObjectIdentifier {
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

        @MainActor var isEditing: Bool {
            switch self {
            case .dashboard(let store): store.weighInEditor != nil || store.personEditor != nil
            case .history(let store): store.weighInEditor != nil
            case .personBMI, .trends, .preferences, .restoration, .import, .export: false
            }
        }

        // False on screens whose changes undo does not cover, such as settings.
        var isUndoOffered: Bool {
            switch self {
            case .personBMI, .dashboard, .history, .trends: true
            case .preferences, .restoration, .import, .export: false
            }
        }

        // False while another form is filled in.
        @MainActor var isTransferOffered: Bool {
            switch self {
            case .personBMI(let form): form.step == .units
            case .dashboard, .history, .trends, .preferences: true
            case .restoration, .import, .export: false
            }
        }

        @MainActor
        func reload() async {
            switch self {
            case .dashboard(let store): await store.send(.loading(.onChangeData))
            case .history(let store): await store.send(.loading(.onChangeData))
            case .trends(let store): await store.send(.loading(.onChangeData))
            case .personBMI, .preferences, .restoration, .import, .export: break
            }
        }

        // Selects the row of a restored weigh-in, so that the user sees it.
        @MainActor
        func mark(_ id: WeighIn.ID) async {
            switch self {
            case .dashboard(let store) where store.overview.entries.contains { $0.id == id }:
                await store.send(.onChangeSelection(id))
            case .history(let store) where store.table.rows.contains { $0.id == id }:
                await store.table.send(.onChangeSelection(id))
            default:
                break
            }
        }
    }
}
