package import CursesCore
package import DataSource
import Essentials
package import Model

nonisolated extension String {
    // Eight characters of a UUID identify the folder and leave room for the message.
    package var shortenedPath: String {
        split(separator: "/", omittingEmptySubsequences: false)
            .map { UUID(text: $0) == nil ? String($0) : $0.prefix(8) + "…" }
            .joined(separator: "/")
    }
}

extension Locale {
    package var languageID: String { String(identifier.prefix { $0.isLetter }) }

    package init(_ localeClient: LocaleClient) {
        self = DataSource.Language(localeIdentifier: localeClient.identifier()).locale
    }
}

extension StringCatalog {
    package static let module = StringCatalog(PackageResources.Localizable_xcstrings)
}

extension EnvironmentValues {
    @Entry package var appDependencies = AppDependencies.shared
}
