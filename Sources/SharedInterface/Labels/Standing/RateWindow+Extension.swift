package import CursesUI
package import DataSource

extension RateWindow {
    // Four weeks go without saying.
    package var label: LocalizedStringKey? {
        switch self {
        case .month: nil
        case .quarter: "over 3 months"
        case .year: "over 1 year"
        }
    }

    package var unclearLabel: LocalizedStringKey {
        switch self {
        case .month: "no clear change in 4 weeks"
        case .quarter: "no clear change in 3 months"
        case .year: "no clear change in 1 year"
        }
    }
}
