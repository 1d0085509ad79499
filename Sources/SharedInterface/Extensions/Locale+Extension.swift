package import CursesUI
package import DataSource
import Model

extension Locale {
    package init(_ localeClient: LocaleClient) {
        self = Language(localeIdentifier: localeClient.identifier()).locale
    }
}
