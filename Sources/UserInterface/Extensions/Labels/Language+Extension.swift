import CursesUI
import DataSource

extension Language {
    // A language is named in itself, whatever the interface speaks.
    var name: String {
        switch self {
        case .english: "English"
        case .japanese: "日本語"
        }
    }

    var locale: Locale {
        switch self {
        case .english: Locale(identifier: "en")
        case .japanese: Locale(identifier: "ja")
        }
    }
}
