public import DataSource

extension RateWindow {
    public var days: Int {
        switch self {
        case .month: 28
        case .quarter: 91
        case .year: 365
        }
    }
}
