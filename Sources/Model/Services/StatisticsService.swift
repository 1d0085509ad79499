public import DataSource

public struct StatisticsService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    public func statistics(of weighIns: [WeighIn], by period: Period) -> [Statistics] {
        Dictionary(grouping: weighIns) { firstDay(of: $0.day, period) }
            .sorted { $0.key < $1.key }
            .compactMap { statistics(of: $0.value, from: $0.key) }
    }

    private func firstDay(of day: Day, _ period: Period) -> Day {
        switch period {
        case .week(let start):
            day.advanced(by: -((day.weekday.rawValue - start.rawValue + 7) % 7))
        case .month:
            day.advanced(by: 1 - day.day)
        case .year:
            Day(year: day.year, month: 1, day: 1) ?? day
        }
    }

    private func statistics(of weighIns: [WeighIn], from firstDay: Day) -> Statistics? {
        let weights = weighIns.sorted { $0.moment < $1.moment }.map(\.weight)
        guard
            let first = weights.first, let last = weights.last,
            let minimum = weights.min(), let maximum = weights.max()
        else {
            return nil
        }
        return Statistics(
            firstDay: firstDay,
            mean: weights.reduce(0, +) / Double(weights.count),
            minimum: minimum,
            maximum: maximum,
            change: last - first,
            readings: weights.count
        )
    }
}
