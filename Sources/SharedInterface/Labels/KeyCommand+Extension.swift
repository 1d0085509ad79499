package import CursesCore
package import DataSource
package import Model

extension KeyCommand {
    // Title of the key's button, which also identifies the key in the key file.
    package var label: LocalizedStringKey {
        switch self {
        case .export, .import, .move, .report, .viewAll: LocalizedStringKey(rawValue + "…")
        case .otherLines: KeyCommand.viewAll.label
        default: LocalizedStringKey(rawValue)
        }
    }
}

extension Destination {
    // Same words as the key that leads there.
    package var label: LocalizedStringKey {
        switch self {
        case .people: "all people"
        case .goal: "goal…"
        case .backups: "restore from the backups…"
        case .newPerson, .editPerson, .weighIn, .history, .trends, .report, .import, .export,
            .settings:
            command?.label ?? ""
        }
    }
}
