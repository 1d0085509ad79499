#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// The smooth curve through daily weights: local linear regression with Gaussian weights. A value costs what the
// days within three bandwidths cost, however long the history is.
struct Curve: Sendable {
    static let leastBandwidth = 10.0
    static let neighbours = 6
    static let reach = 3.0
    static let noiseDays = 91
    // (1 + r) / (1 - r) with r = 0.5: the noise of neighbouring days is correlated.
    static let correlation = 3.0
    static let quantile = 1.96

    // The noise of a body is known before it is measured, as if by three readings of 0.8 %.
    static let noiseShare = 0.008
    static let noiseReadings = 3.0

    struct Point: Hashable, Sendable {
        let level: Double
        // Σ l², of the effective weights l of the days.
        let variance: Double
        // l of the day itself; 0 where it has no weight.
        let leverage: Double
    }

    let days: [Int]
    let weights: [Double]
    // The standard deviation of a day's weight around the curve, in the last 91 days.
    let noise: Double

    // `days` rise; `nil` if there are none.
    init?(_ weighed: DayWeights) {
        guard !weighed.days.isEmpty else { return nil }
        days = weighed.days
        weights = weighed.weights
        noise = Self.noise(days, weights)
    }

    func level(on day: Int) -> Double {
        Self.point(on: day, days, weights).level
    }

    func point(on day: Int) -> Point {
        Self.point(on: day, days, weights)
    }

    // Half of the band in which the level lies with a probability of 95 %.
    func margin(_ point: Point) -> Double {
        Self.quantile * noise * (Self.correlation * point.variance).squareRoot()
    }

    static func bandwidth(on day: Int, _ days: [Int]) -> Double {
        max(leastBandwidth, Double(distance(toNeighbourOf: day, days)) / 2)
    }

    // To the sixth nearest day, or to the furthest of fewer.
    private static func distance(toNeighbourOf day: Int, _ days: [Int]) -> Int {
        var after = days.place(of: day)
        var before = after - 1
        var distance = 0
        for _ in 0..<min(neighbours, days.count) {
            if before < 0 || after < days.count && days[after] - day < day - days[before] {
                distance = days[after] - day
                after += 1
            } else {
                distance = day - days[before]
                before -= 1
            }
        }
        return distance
    }

    private static func point(on day: Int, _ days: [Int], _ weights: [Double]) -> Point {
        let bandwidth = bandwidth(on: day, days)
        let reach = Self.reach * bandwidth
        let first = days.place(of: day - Int(reach))
        let base = weights[min(first, weights.count - 1)]
        var (s0, s1, s2, y0, y1, q0, q1, q2) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        var (count, own) = (0, 0.0)
        for index in first..<days.count {
            let x = Double(days[index] - day)
            if x > reach { break }
            let weight = exp(-x * x / (2 * bandwidth * bandwidth))
            let (square, y) = (weight * weight, weights[index] - base)
            s0 += weight
            s1 += weight * x
            s2 += weight * x * x
            y0 += weight * y
            y1 += weight * x * y
            q0 += square
            q1 += square * x
            q2 += square * x * x
            count += 1
            if x == 0 { own = weight }
        }
        let determinant = s0 * s2 - s1 * s1
        guard count >= 3, determinant >= 1e-9 * s0 * s0 else {
            return Point(level: base + y0 / s0, variance: q0 / (s0 * s0), leverage: own / s0)
        }
        return Point(
            level: base + (s2 * y0 - s1 * y1) / determinant,
            variance: (s2 * s2 * q0 - 2 * s1 * s2 * q1 + s1 * s1 * q2)
                / (determinant * determinant),
            leverage: own * s2 / determinant
        )
    }

    private static func noise(_ days: [Int], _ weights: [Double]) -> Double {
        let mean = weights.reduce(0, +) / Double(weights.count)
        let known = noiseShare * mean
        var (squares, freedom) = (noiseReadings * known * known, noiseReadings)
        for index in days.place(of: days[days.count - 1] - noiseDays + 1)..<days.count {
            let point = point(on: days[index], days, weights)
            let residual = weights[index] - point.level
            squares += residual * residual
            freedom += 1 - 2 * point.leverage + point.variance
        }
        return (squares / freedom).squareRoot()
    }
}

extension [Int] {
    // The first place whose number is not below.
    fileprivate func place(of number: Int) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < number { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
