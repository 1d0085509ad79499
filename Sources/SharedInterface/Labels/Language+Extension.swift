package import CursesCore
package import DataSource

extension Language {
    // Languages are named in themselves.
    package var name: String {
        switch self {
        case .english: "English"
        case .japanese: "日本語"
        }
    }

    package var locale: Locale { Locale(identifier: code) }
}
