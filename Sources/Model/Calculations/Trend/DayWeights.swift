// The mean weight of each weighed day, in order. Slips are left out: single days far from the three weeks around
// them that no neighbouring day confirms.
struct DayWeights: Hashable, Sendable {
    static let slipDays = 21
    static let leastDays = 5
    static let slipShare = 0.05
    static let neighbourDays = 7
    static let neighbourShare = 0.03

    let days: [Int]
    let weights: [Double]
    let slips: [Int]

    // `days` rise.
    init(days: [Int], weights: [Double]) {
        var window = SortedWindow()
        var (first, end) = (0, 0)
        var (keptDays, keptWeights, slips) = ([Int](), [Double](), [Int]())
        keptDays.reserveCapacity(days.count)
        keptWeights.reserveCapacity(days.count)
        for (index, day) in days.enumerated() {
            while end < days.count, days[end] - day <= Self.slipDays {
                window.insert(weights[end])
                end += 1
            }
            while day - days[first] > Self.slipDays {
                window.remove(weights[first])
                first += 1
            }
            if Self.isSlip(index, days, weights, median: window.median, count: window.count) {
                slips.append(day)
            } else {
                keptDays.append(day)
                keptWeights.append(weights[index])
            }
        }
        self.days = keptDays
        self.weights = keptWeights
        self.slips = slips
    }

    private static func isSlip(
        _ index: Int,
        _ days: [Int],
        _ weights: [Double],
        median: Double,
        count: Int
    ) -> Bool {
        let weight = weights[index]
        guard count >= leastDays, (weight - median).magnitude > slipShare * median else {
            return false
        }
        return ![index - 1, index + 1].contains { neighbour in
            days.indices.contains(neighbour)
                && (days[neighbour] - days[index]).magnitude <= neighbourDays
                && (weights[neighbour] - weight).magnitude <= neighbourShare * weight
        }
    }
}

// Values in ascending order, of which some are added and removed at each step.
private struct SortedWindow {
    private var values = [Double]()

    var count: Int { values.count }
    var median: Double { (values[(count - 1) / 2] + values[count / 2]) / 2 }

    mutating func insert(_ value: Double) {
        values.insert(value, at: place(of: value))
    }

    mutating func remove(_ value: Double) {
        values.remove(at: place(of: value))
    }

    private func place(of value: Double) -> Int {
        var (lower, upper) = (0, values.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if values[middle] < value { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
