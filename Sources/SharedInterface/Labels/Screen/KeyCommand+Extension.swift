package import CursesCore
package import DataSource

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
