public import DataSource

public struct CalendarService: Sendable {
    // A year; fewer if the data begins later.
    static let mostWeeks = 52
    // Kilograms: smaller differences look equal.
    static let smallestSpan = 1.0

    public init(_ appDependencies: AppDependencies) {}

    public func calendar(
        of weighIns: [WeighIn],
        today: Day,
        weekStart: Weekday,
        knownSince: Day? = nil
    ) -> WeighInCalendar {
        let days = Set(weighIns.map(\.day))
        let first = days.min()
        let start = knownSince ?? first ?? today
        let firstDay = firstDay(since: start, today: today, weekStart: weekStart)
        var weights = [Double?](repeating: nil, count: firstDay.distance(to: today) + 1)
        for weighIn in weighIns where (firstDay...today).contains(weighIn.day) {
            weights[firstDay.distance(to: weighIn.day)] = weighIn.weight
        }
        let streak = streak(days, today: today)
        return WeighInCalendar(
            firstDay: firstDay,
            levels: levels(weights),
            leans: leans(weights),
            daysBefore: first == nil ? 0 : max(0, firstDay.distance(to: start)),
            streak: streak.count,
            isStreakLonger: isLonger(streak, knownSince: knownSince)
        )
    }

    private func firstDay(since start: Day, today: Day, weekStart: Weekday) -> Day {
        let daysBefore = (today.weekday.rawValue - weekStart.rawValue + 7) % 7
        let week = today.advanced(by: -daysBefore)
        let weeks = (start.distance(to: week) + 6) / 7 + 1
        let shown = min(max(1, weeks), Self.mostWeeks)
        return week.advanced(by: -7 * (shown - 1))
    }

    private typealias Streak = (first: Day?, count: Int)

    func week(of weighIns: [WeighIn], today: Day) -> WeekComparison? {
        let today = today.counting(weighIns.last?.day)
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

    // Distance from the middle between the lightest and the heaviest day.
    private func leans(_ weights: [Double?]) -> [Double?] {
        let known = weights.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else { return weights }
        let span = max(high - low, 2 * Self.smallestSpan)
        return weights.map { weight in weight.map { (2 * $0 - low - high) / span } }
    }

    // Days that are not read yet may have begun the streak.
    private func isLonger(_ streak: Streak, knownSince: Day?) -> Bool {
        guard let knownSince, let first = streak.first else { return false }
        return first <= knownSince
    }

    // A missing weigh-in of today does not end the streak: the day is not over.
    private func streak(_ days: Set<Day>, today: Day) -> Streak {
        let last = days.contains(today) ? today : today.advanced(by: -1)
        var count = 0
        while days.contains(last.advanced(by: -count)) { count += 1 }
        return (count > 0 ? last.advanced(by: 1 - count) : nil, count)
    }
}
