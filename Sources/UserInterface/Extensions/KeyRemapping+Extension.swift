import CursesCore
import DataSource

extension KeyRemapping {
    // A text names the key that the person has.
    func name(of command: KeyCommand) -> String {
        name(of: command.label) ?? command.keys.first ?? ""
    }
}
