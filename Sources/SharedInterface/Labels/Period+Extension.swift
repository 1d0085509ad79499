package import CursesUI
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
        case .week: "Week by week"
        case .month: "Month by month"
        case .year: "Year by year"
        }
    }
}
