package import CursesCore
package import DataSource
import Model

extension Restorable {
    package func label(_ style: DayStyle) -> LocalizedStringKey {
        switch file {
        case .people: "People"
        case .settings: "Settings"
        case .history(_, let period):
            if let personName, personName.isBlank {
                "(no name) · \(style.year(period))"
            } else if let personName {
                "\(personName) · \(style.year(period))"
            } else {
                "a person not listed · \(style.year(period))"
            }
        case .other: ""
        }
    }

    package func restoredLabel(_ name: String) -> LocalizedStringKey {
        switch replaced {
        case .none: "\(name) restored"
        case .listed: "\(name) restored; the version before is kept as a backup"
        case .illegible: "\(name) restored; the damaged file is kept in the folder “backups”"
        }
    }

    package var countLabel: LocalizedStringKey { countLabel(of: count) }

    // The noun follows the kind of file.
    package func countLabel(of count: Int) -> LocalizedStringKey {
        switch file {
        case .people: count == 1 ? "1 person" : "\(count) people"
        case .history: count == 1 ? "1 weigh-in" : "\(count) weigh-ins"
        case .settings, .other: count == 1 ? "1 record" : "\(count) records"
        }
    }
}
