public import DataSource

public struct CalendarService: Sendable {
    static let weeks = 26
    // What differs by less looks the same.
    static let smallestSpan = 1.0

    public init(_ appDependencies: AppDependencies) {}

    public func calendar(
        of weighIns: [WeighIn],
        today: Day,
        weekStart: Weekday,
        isWhole: Bool = true
    ) -> WeighInCalendar {
        let daysBefore = (today.weekday.rawValue - weekStart.rawValue + 7) % 7
        let firstDay = today.advanced(by: -daysBefore - 7 * (Self.weeks - 1))
        var weights = [Double?](repeating: nil, count: firstDay.distance(to: today) + 1)
        for weighIn in weighIns where (firstDay...today).contains(weighIn.day) {
            weights[firstDay.distance(to: weighIn.day)] = weighIn.weight
        }
        let days = Set(weighIns.map(\.day))
        let first = days.min()
        let streak = streak(days, today: today)
        return WeighInCalendar(
            firstDay: firstDay,
            levels: levels(weights),
            daysBefore: isWhole ? first.map { max(0, firstDay.distance(to: $0)) } ?? 0 : 0,
            streak: streak.count,
            isStreakLonger: !isWhole && streak.first == first
        )
    }

    func week(of weighIns: [WeighIn], today: Day) -> WeekComparison? {
        guard let mean = mean(of: weighIns, until: today) else { return nil }
        let before = self.mean(of: weighIns, until: today.advanced(by: -7))
        return WeekComparison(mean: mean, change: before.map { mean - $0 })
    }

    private func mean(of weighIns: [WeighIn], until last: Day) -> Double? {
        let days = last.advanced(by: -6)...last
        let weights = weighIns.filter { days.contains($0.day) }.map(\.weight)
        return weights.isEmpty ? nil : weights.reduce(0, +) / Double(weights.count)
    }

    private func levels(_ weights: [Double?]) -> [Int?] {
        let known = weights.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else {
            return weights.map { _ in nil }
        }
        let span = max(high - low, Self.smallestSpan)
        let count = Double(WeighInCalendar.levelCount)
        return weights.map { weight in
            weight.map { min(Int(($0 - low) / span * count), WeighInCalendar.levelCount - 1) }
        }
    }

    // Whoever has not been on the scale yet today still can.
    private func streak(_ days: Set<Day>, today: Day) -> (first: Day?, count: Int) {
        let last = days.contains(today) ? today : today.advanced(by: -1)
        var count = 0
        while days.contains(last.advanced(by: -count)) { count += 1 }
        return (count > 0 ? last.advanced(by: 1 - count) : nil, count)
    }
}
