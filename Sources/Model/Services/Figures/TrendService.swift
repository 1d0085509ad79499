public import DataSource

public struct TrendService: Sendable {
    static let memory = 0.9

    public init(_ appDependencies: AppDependencies) {}

    public func trend(
        of weighIns: [WeighIn],
        after previous: TrendPoint? = nil
    ) -> [TrendPoint] {
        var rest = weighIns.inOrder[...]
        var points = [TrendPoint]()
        points.reserveCapacity(rest.count)
        while let day = rest.first?.day {
            let ofDay = rest.prefix { $0.day == day }
            rest = rest.dropFirst(ofDay.count)
            let weight = ofDay.reduce(0) { $0 + $1.weight } / Double(ofDay.count)
            let trend = trend(weight, on: day, after: points.last ?? previous)
            points.append(TrendPoint(day: day, weight: weight, trend: trend))
        }
        return points
    }

    private func trend(_ weight: Double, on day: Day, after previous: TrendPoint?) -> Double {
        guard let previous else { return weight }
        let days = previous.day.distance(to: day)
        return weight + (previous.trend - weight) * power(Self.memory, days)
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
