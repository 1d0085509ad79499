import CursesUI
import DataSource
import Model

// A person's name, or a word where nothing of it can be seen.
struct NameStyle {
    let catalog: StringCatalog
    let locale: Locale

    func name(_ name: String) -> String {
        name.isBlank ? catalog.string("(no name)", locale: locale) : name
    }

    func title(_ person: Person, _ distinction: Int?) -> String {
        let name = name(person.name)
        return distinction.map { "\(name) (\($0))" } ?? name
    }

    func title(_ summary: PersonSummary) -> String {
        title(summary.person, summary.distinction)
    }
}

extension EnvironmentValues {
    var nameStyle: NameStyle { NameStyle(catalog: stringCatalog, locale: locale) }
}
