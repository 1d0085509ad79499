import CursesCore
import DataSource
import SharedInterface

extension KeyFault {
    var label: LocalizedStringKey {
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

extension JumpNotice {
    func label(_ style: DayStyle) -> LocalizedStringKey {
        switch self {
        case .nothing: "No weigh-ins here to go to."
        case .nearest(let nearest, let day):
            "No weigh-in on \(style.full(day)); the nearest is of \(style.full(nearest))."
        }
    }
}
