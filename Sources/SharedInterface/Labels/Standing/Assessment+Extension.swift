package import CursesCore
package import DataSource

extension Assessment {
    package var label: LocalizedStringKey {
        switch self {
        case .category(let category): category.fullLabel
        case .growth(let growth): growth.category.label
        case .underTwenty(let age): Self.missingLabel(age: age)
        case .sexMissing: "no percentile: sex missing"
        case .beforeBirth: "no class before the birth date"
        case .birthDateMissing: "no class: birth date missing"
        }
    }

    package var severity: Severity? {
        switch self {
        case .category(let category): category.severity
        case .growth(let growth): growth.category.severity
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing: nil
        }
    }

    // Source of the class, always shown beside it.
    package func source(_ scheme: Scheme) -> LocalizedStringKey? {
        switch self {
        case .category: scheme.label
        case .growth(let growth): growth.standard.label
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing: nil
        }
    }

    package static func missingLabel(age: Int) -> LocalizedStringKey {
        age < 2 ? "percentiles start at 2 years" : "WHO has no percentiles from 19 to 20"
    }
}
