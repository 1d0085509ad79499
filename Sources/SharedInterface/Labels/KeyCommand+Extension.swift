package import CursesCore
package import DataSource
package import Model

extension KeyCommand {
    // Title of the key's button, which also identifies the key in the key file.
    package var label: LocalizedStringKey {
        switch self {
        case .export, .goal, .import, .move, .report, .viewAll: LocalizedStringKey(rawValue + "…")
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
        case .checkup: "check the data…"
        case .backups: "restore from the backups…"
        case .newPerson, .editPerson, .goal, .weighIn, .history, .trends, .report, .import, .export,
            .settings:
            command?.label ?? ""
        }
    }
}

extension KeyFault {
    package var label: LocalizedStringKey {
        switch self {
        case .unreadable(let error): error.label
        case .unknownCommand(let name): "keys.json: there is no action “\(name)”."
        case .unknownKey(let text, let command):
            "keys.json: “\(text)” for “\(command.rawValue)” is no key."
        case .reserved(let key, let command):
            "keys.json: \(key.name) for “\(command.rawValue)” is needed everywhere."
        case .taken(let key, let command, let other):
            "keys.json: \(key.name) for “\(command.rawValue)” is the key of “\(other.rawValue)”."
        }
    }
}
