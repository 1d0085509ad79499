public import DataSource

public struct TrendService: Sendable {
    static let memory = 0.9
    // Days in which later weights still move the smooth curve: beyond them, at the least bandwidth,
    // a weight has less than 12 % of its influence.
    static let unsettledDays = 21

    public init(_ appDependencies: AppDependencies) {}

    // Slips are a rule for weights: waist and body fat vary by a larger share.
    public func trend(
        of weighIns: [WeighIn],
        as kind: TrendKind = .smooth,
        hasSlips: Bool = true
    ) -> [TrendPoint] {
        var points = points(of: weighIns)
        let days = days(of: points)
        let weighed = DayWeights(days: days, weights: points.map(\.weight), hasSlips: hasSlips)
        for index in weighed.slips { points[index].isSlip = true }
        switch kind {
        case .smooth: drawCurve(weighed, days, &points)
        case .hackersDiet: average(&points)
        }
        return points
    }

    // Trend of the last day only, at the cost of one point.
    func newest(of weighIns: [WeighIn], as kind: TrendKind) -> TrendPoint? {
        guard kind == .smooth else { return trend(of: weighIns, as: kind).last }
        let points = points(of: weighIns)
        let days = days(of: points)
        let curve = Curve(DayWeights(days: days, weights: points.map(\.weight)))
        guard var last = points.last, let day = days.last, let curve else { return nil }
        last.trend = curve.level(on: day)
        return last
    }

    // True if older weigh-ins cannot change the smooth curve from this day on.
    func isSettled(_ weighIns: [WeighIn], from day: Day) -> Bool {
        let days = Set(weighIns.map { day.distance(to: $0.day) }).sorted()
        guard let first = days.first else { return false }
        return Double(-first) >= Curve.reach * Curve.bandwidth(on: 0, days)
    }

    private func days(of points: [TrendPoint]) -> [Int] {
        points.map { points[0].day.distance(to: $0.day) }
    }

    // Mean weight of each day.
    private func points(of weighIns: [WeighIn]) -> [TrendPoint] {
        var rest = weighIns.inOrder[...]
        var points = [TrendPoint]()
        points.reserveCapacity(rest.count)
        while let day = rest.first?.day {
            let ofDay = rest.prefix { $0.day == day }
            rest = rest.dropFirst(ofDay.count)
            let weight = ofDay.reduce(0) { $0 + $1.weight } / Double(ofDay.count)
            points.append(TrendPoint(day: day, weight: weight, trend: weight))
        }
        return points
    }

    private func drawCurve(_ weighed: DayWeights, _ days: [Int], _ points: inout [TrendPoint]) {
        guard let curve = Curve(weighed) else { return }
        for (index, level) in curve.levels(on: days).enumerated() { points[index].trend = level }
        let last = days[days.count - 1]
        let unsettled = days.indices.reversed().prefix { days[$0] > last - Self.unsettledDays }
        let noise = curve.noise()
        for index in unsettled {
            points[index].margin = curve.margin(curve.point(on: days[index]), noise: noise)
        }
    }

    // Exponential average of The Hacker's Diet: each day moves it by a tenth of the distance.
    private func average(_ points: inout [TrendPoint]) {
        for index in points.indices.dropFirst() {
            let (before, weight) = (points[index - 1], points[index].weight)
            let days = before.day.distance(to: points[index].day)
            points[index].trend = weight + (before.trend - weight) * power(Self.memory, days)
        }
    }

    private func power(_ base: Double, _ exponent: Int) -> Double {
        var result = 1.0
        var square = base
        var rest = max(0, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result *= square }
            square *= square
            rest >>= 1
        }
        return result
    }
}
