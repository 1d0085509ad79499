import CursesCore
import DataSource
import SharedInterface

extension KeyRemapping {
    // The remapped key if there is one.
    func name(of command: KeyCommand) -> String {
        name(of: command.label) ?? command.keys.first ?? ""
    }
}
