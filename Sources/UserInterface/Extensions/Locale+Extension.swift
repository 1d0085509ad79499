import CursesUI
import DataSource

extension Locale {
    init(_ localeClient: LocaleClient) {
        self.init(identifier: localeClient.identifier().hasPrefix("ja") ? "ja" : "en")
    }
}
