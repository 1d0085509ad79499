import CursesUI
import DataSource
import Model

extension Locale {
    init(_ localeClient: LocaleClient) {
        self = Language(localeIdentifier: localeClient.identifier()).locale
    }
}
