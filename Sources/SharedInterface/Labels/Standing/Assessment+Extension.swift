package import CursesUI
package import DataSource

extension Assessment {
    package var label: LocalizedStringKey {
        switch self {
        case .category(let category): category.fullLabel
        case .underTwenty(let age): "aged \(age): class, range and energy from 20 on"
        case .beforeBirth: "no class before the birth date"
        case .birthDateMissing: "no class: birth date missing"
        }
    }

    package var isClass: Bool {
        if case .category = self { true } else { false }
    }
}
