package import CursesCore
package import Model

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
