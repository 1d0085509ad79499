public import DataSource
import Essentials

// Smooth curve through daily weights: local linear regression with Gaussian weights. The cost of a
// value depends on the days within three bandwidths, not on the length of the history.
struct Curve: Sendable {
    static let leastBandwidth = 10.0
    static let neighbours = 6
    static let reach = 3.0
    static let noiseDays = 91
    // (1 + r) / (1 − r) with r = 0.5: the noise of neighbouring days is correlated.
    static let correlation = 3.0
    static let quantile = 1.96

    // Prior of the noise, which counts as three readings of 0.8 % of the weight.
    static let noiseShare = 0.008
    static let noiseReadings = 3.0

    struct Point: Hashable, Sendable {
        let level: Double
        // Σ l², with l the effective weights of the days.
        let variance: Double
        // l of the day itself; 0 if it has no weight.
        let leverage: Double
    }

    let days: [Int]
    let weights: [Double]

    // `nil` if there are no days.
    init?(_ weighed: DayWeights) {
        guard !weighed.days.isEmpty else { return nil }
        days = weighed.days
        weights = weighed.weights
    }

    func level(on day: Int) -> Double {
        point(on: day).level
    }

    func point(on day: Int) -> Point {
        Self.point(on: day, at: days.place(of: day), days, weights)
    }

    // `days` must be ascending.
    func levels(on days: some Sequence<Int>) -> [Double] {
        var place = 0
        return days.map { day in
            while place < self.days.count, self.days[place] < day { place += 1 }
            return Self.point(on: day, at: place, self.days, weights).level
        }
    }

    // Half the width of the 95 % band of the level.
    func margin(_ point: Point, noise: Double) -> Double {
        Self.quantile * noise * (Self.correlation * point.variance).squareRoot()
    }

    static func bandwidth(on day: Int, _ days: [Int]) -> Double {
        bandwidth(on: day, at: days.place(of: day), days)
    }

    // Half the distance to the sixth nearest day, or to the furthest of fewer.
    private static func bandwidth(on day: Int, at place: Int, _ days: [Int]) -> Double {
        var (before, after) = (place - 1, place)
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
        return max(leastBandwidth, Double(distance) / 2)
    }

    private static func point(
        on day: Int,
        at place: Int,
        _ days: [Int],
        _ weights: [Double]
    ) -> Point {
        if let point = Kernel.daily.point(on: day, at: place, days, weights) { return point }
        let bandwidth = bandwidth(on: day, at: place, days)
        let reach = Int(Self.reach * bandwidth)
        var first = place
        while first > 0, day - days[first - 1] <= reach { first -= 1 }
        let base = weights[min(first, weights.count - 1)]
        var (s0, s1, s2, y0, y1, q0, q1, q2) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        var (count, own) = (0, 0.0)
        for index in first..<days.count {
            let distance = days[index] - day
            if distance > reach { break }
            let weight = Kernel.weight(distance, bandwidth)
            let (x, square, y) = (Double(distance), weight * weight, weights[index] - base)
            s0 += weight
            s1 += weight * x
            s2 += weight * x * x
            y0 += weight * y
            y1 += weight * x * y
            q0 += square
            q1 += square * x
            q2 += square * x * x
            count += 1
            if distance == 0 { own = weight }
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

    // Standard deviation of daily weights around the curve, in the last 91 days.
    func noise() -> Double {
        let recent = days.place(of: days[days.count - 1] - Self.noiseDays + 1)..<days.count
        let mean = weights[recent].reduce(0, +) / Double(recent.count)
        let known = Self.noiseShare * mean
        var (squares, freedom) = (Self.noiseReadings * known * known, Self.noiseReadings)
        for index in recent {
            let point = Self.point(on: days[index], at: index, days, weights)
            let residual = weights[index] - point.level
            squares += residual * residual
            freedom += 1 - 2 * point.leverage + point.variance
        }
        return (squares / freedom).squareRoot()
    }
}

// Cached Gaussian weights of the least bandwidth, which most days have. If all days within reach
// are weighed, the effective weights are constant: 240 instructions a day instead of 1,100.
private struct Kernel {
    static let daily = Kernel()

    private let weights: [Double]
    private let effective: [Double]
    private let variance: Double

    private init() {
        let reach = Int(Curve.reach * Curve.leastBandwidth)
        weights = (0...reach).map { Self.gaussian($0, Curve.leastBandwidth) }
        let sum = 2 * weights.reduce(0, +) - weights[0]
        effective = weights.map { [sum] in $0 / sum }
        variance = 2 * effective.reduce(0) { $0 + $1 * $1 } - effective[0] * effective[0]
    }

    static func weight(_ distance: Int, _ bandwidth: Double) -> Double {
        bandwidth == Curve.leastBandwidth
            ? daily.weights[abs(distance)] : gaussian(distance, bandwidth)
    }

    // `nil` if a day within reach has no weight.
    func point(on day: Int, at place: Int, _ days: [Int], _ weights: [Double]) -> Curve.Point? {
        let reach = effective.count - 1
        guard place >= reach, place + reach < days.count, days[place] == day,
            days[place - reach] == day - reach, days[place + reach] == day + reach
        else { return nil }
        var level = effective[0] * weights[place]
        for distance in 1...reach {
            level += effective[distance] * (weights[place - distance] + weights[place + distance])
        }
        return Curve.Point(level: level, variance: variance, leverage: effective[0])
    }

    private static func gaussian(_ distance: Int, _ bandwidth: Double) -> Double {
        let x = Double(distance)
        return exp(-x * x / (2 * bandwidth * bandwidth))
    }
}

extension [Int] {
    // Binary search: index of the first element that is not below the number.
    fileprivate func place(of number: Int) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < number { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}

// Mean weight of each weighed day, ascending, without slips: outliers that differ from the median
// of three weeks before and after, and that no neighbouring day confirms.
struct DayWeights: Hashable, Sendable {
    static let slipDays = 21
    static let leastDays = 5
    static let slipShare = 0.05
    static let neighbourDays = 7
    static let neighbourShare = 0.03

    let days: [Int]
    let weights: [Double]
    // Indices of the days left out.
    let slips: [Int]

    // `days` must be ascending.
    init(days: [Int], weights: [Double], hasSlips: Bool = true) {
        let slips = hasSlips ? days.indices.filter { Self.isSlip($0, days, weights) } : []
        self.slips = slips
        guard !slips.isEmpty else {
            self.days = days
            self.weights = weights
            return
        }
        let left = Set(slips)
        let kept = days.indices.filter { !left.contains($0) }
        self.days = kept.map { days[$0] }
        self.weights = kept.map { weights[$0] }
    }

    // Lighter children grow by more than `slipShare` within `slipDays`.
    private static let leastSlipMedian = 20.0

    // Checks the neighbours first: they confirm nearly every day, and the median costs a sort.
    private static func isSlip(_ index: Int, _ days: [Int], _ weights: [Double]) -> Bool {
        let (day, weight) = (days[index], weights[index])
        func confirms(_ neighbour: Int) -> Bool {
            days.indices.contains(neighbour)
                && (days[neighbour] - day).magnitude <= neighbourDays
                && (weights[neighbour] - weight).magnitude <= neighbourShare * weight
        }
        guard !confirms(index - 1), !confirms(index + 1) else { return false }
        let before = days[..<index].reversed().prefix { day - $0 <= slipDays }.count
        let after = days[index...].prefix { $0 - day <= slipDays }.count
        guard before + after >= leastDays else { return false }
        let around = weights[(index - before)..<(index + after)].sorted()
        let median = (around[(around.count - 1) / 2] + around[around.count / 2]) / 2
        return median >= leastSlipMedian && (weight - median).magnitude > slipShare * median
    }
}

// The days of a chart: a range that ends today, or days it was zoomed or moved to.
public struct TrendWindow: Hashable, Sendable {
    public var days: ClosedRange<Day>
    // `nil` if zoomed or moved.
    public var range: TrendRange?

    public init(days: ClosedRange<Day>, range: TrendRange? = nil) {
        self.days = days
        self.range = range
    }

    // Range of this length, even if moved.
    public var shownRange: TrendRange? {
        range ?? TrendRange.allCases.first { $0.days == dayCount }
    }

    public var dayCount: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

    public var monthCount: Int { Int((Double(dayCount) / 30.4375).rounded()) }

    // Each change returns a notice if the days are already at the limit.
    mutating func zoom(
        by factor: Double,
        around day: Day?,
        within limits: ClosedRange<Day>
    ) -> TrendNotice? {
        let anchor = day ?? days.upperBound
        let new = ChartService().zoom(days, by: factor, around: anchor, within: limits)
        return change(to: new, orSay: factor < 1 ? .nearest : .farthest)
    }

    mutating func zoom(
        to chosen: ClosedRange<Day>,
        within limits: ClosedRange<Day>
    ) -> TrendNotice? {
        let new = ChartService().window(chosen, within: limits)
        return change(to: new, orSay: chosen.lowerBound < days.lowerBound ? .farthest : .nearest)
    }

    mutating func pan(by share: Double, within limits: ClosedRange<Day>) -> TrendNotice? {
        let new = ChartService().pan(days, by: share, within: limits)
        return change(to: new, orSay: share < 0 ? .nothingEarlier : .nothingLater)
    }

    private mutating func change(
        to days: ClosedRange<Day>,
        orSay notice: TrendNotice
    ) -> TrendNotice? {
        guard days != self.days else { return notice }
        self = TrendWindow(days: days)
        return nil
    }
}
