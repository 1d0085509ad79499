import CursesUI
import Model

extension People.Destination {
    // As the key says it that leads there from elsewhere.
    var label: LocalizedStringKey {
        switch self {
        case .people: "all people"
        case .newPerson: "new person"
        case .editPerson: "edit person"
        case .history: "history"
        case .trends: "trends"
        case .settings: "settings"
        case .backups: "restore from the backups…"
        }
    }
}
