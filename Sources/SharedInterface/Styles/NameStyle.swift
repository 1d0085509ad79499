package import CursesCore
package import DataSource
import Model

// A person's name, or a word where nothing of it can be seen.
package struct NameStyle {
    private let catalog: StringCatalog
    private let locale: Locale

    package init(catalog: StringCatalog, locale: Locale) {
        self.catalog = catalog
        self.locale = locale
    }

    package func name(_ name: String) -> String {
        name.isBlank ? catalog.string("(no name)", locale: locale) : name
    }

    // A name for where little room is, cut at its end.
    package func shortened(_ name: String, to width: Int) -> String {
        PlainText.cut(self.name(name), to: width)
    }

    package func title(_ person: Person, _ distinction: Int?) -> String {
        PersonSummary.title(name(person.name), distinction)
    }

    package func title(_ summary: PersonSummary) -> String {
        title(summary.person, summary.distinction)
    }
}

extension EnvironmentValues {
    package var nameStyle: NameStyle { NameStyle(catalog: stringCatalog, locale: locale) }
}
