package import CursesCore
package import DataSource

extension Period {
    package var key: KeyEquivalent {
        switch self {
        case .week: "w"
        case .month: "m"
        case .year: "y"
        }
    }
}
