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

    // The dashboard reads at most a quarter; `nil` at the ends.
    func range(_ range: TrendRange, by steps: Int) -> TrendRange? {
        let ranges: [TrendRange] = [.week, .month, .quarter]
        let next = ranges.firstIndex(of: range).map { $0 + steps }
        return next.flatMap { ranges.indices.contains($0) ? ranges[$0] : nil }
    }

    func days(of range: TrendRange, along points: [TrendPoint], today: Day) -> ClosedRange<Day> {
        days(of: range, first: points.first?.day, newest: points.last?.day, today: today)
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

extension ChartService {
    // Kilograms: with a smaller span, 200 g would look like a rise or a fall.
    static let leastSpan = 2.0
    // Days: a line over a longer gap would suggest known weights.
    static let longestGap = 14
    // Multiple of the usual distance: a line through monthly weigh-ins may miss one of them.
    static let usualDistances = 2
    static let usualDeviations = 8.0
    // Multiple of the curves' own spans that both together may take.
    static let mostSpread = 1.5
    static let clearance = 0.75
    static let shiftStep = 0.5
    // Gap between two curves as a share of their spans: about one row on the smallest screen, so
    // that no row has both.
    static let rowShare = 1.0 / 5

    // Readings and trend fill the chart; outliers are named at its edge.
    public func extent(
        of points: [TrendPoint],
        goal: Double?,
        forecast: [ForecastPoint] = [],
        overlay: [TrendPoint] = [],
        in days: ClosedRange<Day>
    ) -> ChartExtent? {
        let limit = usualDeviation(of: points)
        let isUsual = { (point: TrendPoint) in abs(point.deviation) <= limit }
        let usual = points.filter(isUsual)
        let own = (usual.isEmpty ? points : usual).flatMap { [$0.weight, $0.trend] }
        let shift = shift(of: overlay, to: points, forecast, clearOf: goal)
        let weights = own + overlay.map { $0.trend + shift }
        guard let least = weights.min(), let greatest = weights.max() else {
            return goal.map { ChartExtent(weights: widened($0...$0)) }
        }
        let shown = widened(least...greatest)
        let room = (shown.upperBound - shown.lowerBound) / 2
        var range = shown
        // A truncated likely range would look more certain than it is.
        let foreseen = forecast.flatMap { point in
            [point.weight, point.bounds.lowerBound, point.bounds.upperBound]
        }
        for weight in foreseen + (goal.map { [$0] } ?? [])
        where shown.lowerBound - room <= weight && weight <= shown.upperBound + room {
            range = min(range.lowerBound, weight)...max(range.upperBound, weight)
        }
        return ChartExtent(
            weights: range,
            outliers: usual.isEmpty ? [] : points.filter { !range.contains($0.weight) },
            gapEnds: gapEnds(in: points, days),
            overlayGapEnds: gapEnds(in: overlay, days),
            overlayShift: shift
        )
    }

    // Last point before the days, joined to the first in them; `nil` if the gap is too long.
    public func lead(of points: [TrendPoint], into days: ClosedRange<Day>) -> TrendPoint? {
        let index = points.firstIndex(from: days.lowerBound, \.day)
        return point(index - 1, joinedTo: index, of: points, in: days)
    }

    // First point after the days, joined to the last in them; `nil` if the gap is too long.
    public func trail(of points: [TrendPoint], after days: ClosedRange<Day>) -> TrendPoint? {
        let index = points.firstIndex(from: days.upperBound.advanced(by: 1), \.day)
        return point(index, joinedTo: index - 1, of: points, in: days)
    }

    // Points of the days with lead and trail; empty if the days have none.
    func course(of points: [TrendPoint], in days: ClosedRange<Day>) -> [TrendPoint] {
        let shown = self.points(points, in: days)
        guard !shown.isEmpty else { return [] }
        let lead = lead(of: points, into: days).map { [$0] } ?? []
        let trail = trail(of: points, after: days).map { [$0] } ?? []
        return lead + shown + trail
    }

    private func point(
        _ outer: Int,
        joinedTo inner: Int,
        of points: [TrendPoint],
        in days: ClosedRange<Day>
    ) -> TrendPoint? {
        guard points.indices.contains(outer), points.indices.contains(inner),
            days.contains(points[inner].day),
            abs(points[outer].day.distance(to: points[inner].day)) <= Self.longestGap
        else { return nil }
        return points[outer]
    }

    // Shifts the overlay next to the other curve, but only if both would be flat otherwise.
    private func shift(
        of points: [TrendPoint],
        to own: [TrendPoint],
        _ forecast: [ForecastPoint],
        clearOf goal: Double?
    ) -> Double {
        let (weights, ownWeights) = (points.map(\.trend), own.map(\.trend))
        guard let low = weights.min(), let high = weights.max(), let least = ownWeights.min(),
            let greatest = ownWeights.max()
        else { return 0 }
        let (range, ownRange) = (widened(low...high), widened(least...greatest))
        let lengths = [range, ownRange].map { $0.upperBound - $0.lowerBound }
        let whole =
            max(range.upperBound, ownRange.upperBound) - min(range.lowerBound, ownRange.lowerBound)
        guard whole > Self.mostSpread * (lengths[0] + lengths[1]) else { return 0 }
        let isAbove = low > greatest
        let step = isAbove ? Self.shiftStep : -Self.shiftStep
        let gap = Self.rowShare * (lengths[0] + lengths[1])
        let distances = distances(from: points, to: line(along: own, forecast))
        let distance = isAbove ? (distances.max() ?? 0) + gap : (distances.min() ?? 0) - gap
        var shift = (distance / step).rounded(.up) * step
        // Keeps off the goal: two lines through each other could not be told apart.
        while let goal, abs(goal - (isAbove ? low : high) - shift) < Self.clearance {
            shift += step
        }
        return shift
    }

    // The trend, continued by the forecast.
    private func line(along points: [TrendPoint], _ forecast: [ForecastPoint]) -> [DayWeight] {
        let last = points.last?.day ?? .first
        return points.map { ($0.day, $0.trend) }
            + forecast.filter { $0.day > last }.map { ($0.day, $0.weight) }
    }

    // Vertical distance from each point to the line, which is continued level at both ends.
    private func distances(from points: [TrendPoint], to line: [DayWeight]) -> [Double] {
        var (distances, rest) = ([Double](), line[...])
        for point in points {
            while rest.count > 1, rest[rest.startIndex + 1].day <= point.day { rest.removeFirst() }
            guard let before = rest.first else { break }
            let after = rest.count > 1 ? rest[rest.startIndex + 1] : before
            let length = Double(before.day.distance(to: after.day))
            let share = length > 0 ? Double(before.day.distance(to: point.day)) / length : 0
            let weight = before.weight + max(0, share) * (after.weight - before.weight)
            distances.append(weight - point.trend)
        }
        return distances
    }

    private typealias DayWeight = (day: Day, weight: Double)

    private func usualDeviation(of points: [TrendPoint]) -> Double {
        let deviations = points.map { abs($0.deviation) }.sorted()
        guard !deviations.isEmpty else { return Self.leastSpan }
        return max(Self.leastSpan, Self.usualDeviations * deviations[deviations.count / 2])
    }

    private func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let missing = max(0, Self.leastSpan - (range.upperBound - range.lowerBound)) / 2
        return range.lowerBound - missing...range.upperBound + missing
    }

    // Gaps are longer than the distance of the points that are drawn of a long range.
    private func gapEnds(in points: [TrendPoint], _ days: ClosedRange<Day>) -> Set<Day> {
        let part = days.lowerBound.distance(to: days.upperBound) / Self.parts + 1
        let distances = zip(points, points.dropFirst()).map { $0.day.distance(to: $1.day) }.sorted()
        let usual = distances.count < 2 ? 0 : distances[distances.count / 2]
        let longest = max(Self.longestGap, 3 * part, Self.usualDistances * usual)
        return Set(
            zip(points, points.dropFirst())
                .filter { $0.day.distance(to: $1.day) > longest }
                .map(\.1.day)
        )
    }
}
