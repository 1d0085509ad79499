import DataSource

extension Period {
    func firstDay(of day: Day) -> Day {
        switch self {
        case .week(let start):
            day.advanced(by: -((day.weekday.rawValue - start.rawValue + 7) % 7))
        case .month:
            day.advanced(by: 1 - day.day)
        case .year:
            Day(year: day.year, month: 1, day: 1) ?? day
        }
    }
}

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
