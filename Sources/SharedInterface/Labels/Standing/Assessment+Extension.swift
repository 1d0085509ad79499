package import CursesUI
package import DataSource

extension Assessment {
    package var label: LocalizedStringKey {
        switch self {
        case .category(let category): category.fullLabel
        case .underTwenty(let age): "aged \(age): no class under 20 years of age"
        case .beforeBirth: "no class before the birth date"
        }
    }

    package var isClass: Bool {
        if case .category = self { true } else { false }
    }
}
