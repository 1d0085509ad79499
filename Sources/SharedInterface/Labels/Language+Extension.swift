package import CursesCore
package import DataSource

extension Language {
    // A language is named in itself, whatever the interface speaks.
    package var name: String {
        switch self {
        case .english: "English"
        case .japanese: "日本語"
        }
    }

    package var locale: Locale { Locale(identifier: code) }
}
