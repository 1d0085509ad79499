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
        return (weight - median).magnitude > slipShare * median
    }
}
