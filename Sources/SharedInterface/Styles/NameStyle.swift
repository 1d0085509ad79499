package import CursesCore
package import DataSource
package import Model

// A person's name, or a placeholder if it is blank.
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

    // Truncated to a width in columns.
    package func shortened(_ name: String, to width: Int) -> String {
        SpelledText.cut(self.name(name), to: width)
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
