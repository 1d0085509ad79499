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
