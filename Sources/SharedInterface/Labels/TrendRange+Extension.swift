package import CursesCore
package import DataSource

extension TrendRange {
    package var label: LocalizedStringKey {
        switch self {
        case .week: "1 week"
        case .month: "1 month"
        case .quarter: "3 months"
        case .year: "1 year"
        case .all: "all"
        }
    }

    package var shortLabel: LocalizedStringKey {
        switch self {
        case .week: "1w"
        case .month: "1m"
        case .quarter: "3m"
        case .year: "1y"
        case .all: "all"
        }
    }

    package var key: KeyEquivalent {
        switch self {
        case .week: "1"
        case .month: "2"
        case .quarter: "3"
        case .year: "4"
        case .all: "5"
        }
    }
}
