package import CursesCore
package import DataSource

extension Assessment {
    package var label: LocalizedStringKey {
        switch self {
        case .category(let category): category.fullLabel
        case .underTwenty(let age): "\(age) years: class, range and energy start at 20"
        case .beforeBirth: "no class before the birth date"
        case .birthDateMissing: "no class: birth date missing"
        }
    }

    package var isClass: Bool {
        if case .category = self { true } else { false }
    }
}
