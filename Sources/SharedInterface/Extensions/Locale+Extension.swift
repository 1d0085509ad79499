package import CursesCore
package import DataSource
import Model

extension Locale {
    package var languageID: String { String(identifier.prefix { $0.isLetter }) }

    package init(_ localeClient: LocaleClient) {
        self = DataSource.Language(localeIdentifier: localeClient.identifier()).locale
    }
}
