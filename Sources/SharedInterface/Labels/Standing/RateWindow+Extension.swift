import CursesUI
import DataSource

extension RateWindow {
    // Four weeks go without saying.
    var label: LocalizedStringKey? {
        switch self {
        case .month: nil
        case .quarter: "over 3 months"
        case .year: "over 1 year"
        }
    }

    var unclearLabel: LocalizedStringKey {
        switch self {
        case .month: "no clear change in 4 weeks"
        case .quarter: "no clear change in 3 months"
        case .year: "no clear change in 1 year"
        }
    }
}
