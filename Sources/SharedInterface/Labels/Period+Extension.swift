package import CursesCore
package import DataSource

extension Period {
    package var label: LocalizedStringKey {
        switch self {
        case .week: "week"
        case .month: "month"
        case .year: "year"
        }
    }

    package var title: LocalizedStringKey {
        switch self {
        case .week: "By week"
        case .month: "By month"
        case .year: "By year"
        }
    }
}
