import CursesUI
import DataSource

extension Period {
    var key: KeyEquivalent {
        switch self {
        case .week: "w"
        case .month: "m"
        case .year: "y"
        }
    }
}
