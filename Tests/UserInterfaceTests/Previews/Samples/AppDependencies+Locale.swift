import CursesCore
import DataSource
import Model

@testable import SharedInterface

extension AppDependencies {
    func localized(_ locale: Locale) -> AppDependencies {
        var appDependencies = self
        appDependencies.localeClient = testDependency(of: LocaleClient.self) {
            $0.identifier = { locale.identifier }
        }
        return appDependencies
    }
}
