package import CursesUI
package import DataSource
import Model

extension Restorable {
    package var label: LocalizedStringKey {
        switch file {
        case .people: "people"
        case .settings: "settings"
        case .history(_, let period):
            if let personName, personName.isBlank {
                "(no name) · \(period)"
            } else if let personName {
                "\(personName) · \(period)"
            } else {
                "a deleted person · \(period)"
            }
        case .other: ""
        }
    }
}
