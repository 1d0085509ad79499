import DataSource

extension TrendRange {
    var days: Int? {
        switch self {
        case .week: 7
        case .month: 31
        case .quarter: 91
        case .year: 365
        case .all: nil
        }
    }
}
