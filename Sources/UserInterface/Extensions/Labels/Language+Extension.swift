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

    var locale: Locale { Locale(identifier: code) }
}
