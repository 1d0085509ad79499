public import DataSource

public struct ChartService: Sendable {
    // Days from the first to the last day of a week.
    static let shortest = 6
    // Parts of a long range: a chart has fewer columns.
    static let parts = 240

    public init(_ appDependencies: AppDependencies) {}

    public init() {}

    // Ends today, or at the newest weigh-in if all are before these days.
    public func days(
        of range: TrendRange,
        first: Day?,
        newest: Day? = nil,
        today: Day
    ) -> ClosedRange<Day> {
        let today = today.counting(newest)
        let start = range.days.map { today.advanced(by: 1 - $0) } ?? first ?? today
        let days = min(start, today.advanced(by: -Self.shortest))...today
        guard let newest, newest < days.lowerBound else { return days }
        return newest.advanced(by: -length(of: days))...newest
    }

    func window(of range: TrendRange, along course: Course) -> TrendWindow {
        let (first, newest) = (course.points.first?.day, course.newestDay)
        let days = days(of: range, first: first, newest: newest, today: course.today)
        return TrendWindow(days: days, range: range)
    }

    // Shortest range with all weigh-ins, or a quarter: few days would cluster at its edge.
    public func range(fitting first: Day?, today: Day) -> TrendRange {
        [.week, .month].first { range in
            first.map(days(of: range, first: first, today: today).contains) ?? false
        } ?? .quarter
    }

    // Keeps the anchor at its column.
    public func zoom(
        _ days: ClosedRange<Day>,
        by factor: Double,
        around anchor: Day,
        within limits: ClosedRange<Day>
    ) -> ClosedRange<Day> {
        let length = length(of: days)
        let wanted = max(Self.shortest, Int((Double(length) * factor).rounded()))
        let new = min(wanted, self.length(of: limits))
        let left = days.lowerBound.distance(to: anchor)
        let start = anchor.advanced(by: -left * new / max(1, length))
        return moved(start...start.advanced(by: new), into: limits)
    }

    // Range selected by the user, widened to at least a week.
    public func window(
        _ days: ClosedRange<Day>,
        within limits: ClosedRange<Day>
    ) -> ClosedRange<Day> {
        let days = days.clamped(to: limits)
        let missing = max(0, Self.shortest - length(of: days))
        let start = days.lowerBound.advanced(by: -missing / 2)
        return moved(start...start.advanced(by: length(of: days) + missing), into: limits)
    }

    public func pan(
        _ days: ClosedRange<Day>,
        by share: Double,
        within limits: ClosedRange<Day>
    ) -> ClosedRange<Day> {
        let distance = Int((Double(length(of: days)) * share).rounded())
        let start = days.lowerBound.advanced(by: distance)
        return moved(start...start.advanced(by: length(of: days)), into: limits)
    }

    // Returns every point, for programs that read the data.
    public func allPoints(
        _ points: [TrendPoint],
        in days: ClosedRange<Day>
    ) -> ArraySlice<TrendPoint> {
        points.inDays(days, \.day)
    }

    // The lightest and heaviest day of each part of a long range are enough to show its extent.
    public func points(_ points: [TrendPoint], in days: ClosedRange<Day>) -> [TrendPoint] {
        let shown = allPoints(points, in: days)
        let step = length(of: days) / Self.parts + 1
        guard shown.count > 2 * Self.parts else { return Array(shown) }
        var thinned = [TrendPoint]()
        var rest = shown
        while let first = rest.first {
            let end = first.day.advanced(by: step)
            let part = rest.prefix { $0.day < end }
            rest = rest.dropFirst(part.count)
            let extremes = [part.min { $0.weight < $1.weight }, part.max { $0.weight < $1.weight }]
            let ends = extremes.compactMap { $0 }.sorted { $0.day < $1.day }
            thinned += ends.first == ends.last ? Array(ends.prefix(1)) : ends
        }
        return thinned
    }

    // A range of a year or more already shows the year before.
    func isWithinAYear(_ days: ClosedRange<Day>) -> Bool { length(of: days) < 366 }

    // Points of the year before, moved forward by a year.
    public func yearBefore(_ points: [TrendPoint], of days: ClosedRange<Day>) -> [TrendPoint] {
        let end = days.upperBound
        let before =
            Day(year: end.year - 1, month: end.month, day: end.day)
            ?? Day(year: end.year - 1, month: end.month, day: 28) ?? end
        let distance = before.distance(to: end)
        let start = days.lowerBound.advanced(by: -distance)
        return course(of: points, in: start...before).map { point in
            var point = point
            point.day = point.day.advanced(by: distance)
            return point
        }
    }

    // A band that holds everything shown tells nothing.
    public func band(
        _ healthy: ClosedRange<Double>?,
        around points: [TrendPoint]
    ) -> ClosedRange<Double>? {
        healthy.flatMap { healthy in
            points.allSatisfy { healthy.contains($0.weight) } ? nil : healthy
        }
    }

    private func length(of days: ClosedRange<Day>) -> Int {
        days.lowerBound.distance(to: days.upperBound)
    }

    private func moved(
        _ days: ClosedRange<Day>,
        into limits: ClosedRange<Day>
    ) -> ClosedRange<Day> {
        if length(of: days) > length(of: limits) {
            return limits.upperBound.advanced(by: -length(of: days))...limits.upperBound
        }
        let late = max(0, limits.upperBound.distance(to: days.upperBound))
        let early = max(0, days.lowerBound.advanced(by: -late).distance(to: limits.lowerBound))
        let start = days.lowerBound.advanced(by: early - late)
        return start...start.advanced(by: length(of: days))
    }
}
