public import DataSource

extension ChartService {
    // Kilograms: a smaller span would turn the weight of a glass of water into waves.
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
        let isUsual = { (point: TrendPoint) in abs(point.weight - point.trend) <= limit }
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
        let deviations = points.map { abs($0.weight - $0.trend) }.sorted()
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
