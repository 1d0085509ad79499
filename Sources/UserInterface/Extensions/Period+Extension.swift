import CursesUI
import DataSource

extension Period {
    var label: LocalizedStringKey {
        switch self {
        case .week: "this week"
        case .month: "this month"
        case .year: "this year"
        }
    }
}
