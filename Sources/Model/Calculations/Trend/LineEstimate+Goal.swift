extension LineEstimate {
    // About three years: no rate stays that long.
    static let furthest = 1096

    // How many days after the last one the goal is met if the rate stays: the first and the last day of those that
    // have a probability of 95 % together. `last` is `nil` if it is too far away, both if the first is.
    func daysUntil(_ goal: Double) -> (first: Int?, last: Int?) {
        let isAbove = level > goal
        func firstDay(where meets: (ClosedRange<Double>) -> Bool) -> Int? {
            (0...Self.furthest).first { meets(levels(after: $0)) }
        }
        let first = firstDay { isAbove ? $0.lowerBound <= goal : $0.upperBound >= goal }
        let last = firstDay { isAbove ? $0.upperBound <= goal : $0.lowerBound >= goal }
        return (first, last)
    }
}
