import DataSource

extension Collection<Statistics> {
    // Merges the periods into one; `nil` if there are none.
    var total: Statistics? {
        guard let first = self.min(by: { $0.firstDay < $1.firstDay }) else { return nil }
        let readings = reduce(0) { $0 + $1.readings }
        let leftOut = reduce(0) { $0 + $1.leftOut }
        let counted = reduce(0) { $0 + $1.counted }
        return Statistics(
            firstDay: first.firstDay,
            mean: reduce(0) { $0 + $1.mean * Double($1.counted) } / Double(counted),
            minimum: reduce(first.minimum) { Swift.min($0, $1.minimum) },
            maximum: reduce(first.maximum) { Swift.max($0, $1.maximum) },
            change: reduce(0) { $0 + $1.change },
            readings: readings,
            leftOut: leftOut,
            isFirst: count == 1 && first.isFirst
        )
    }
}

extension Statistics {
    // Weigh-ins in the mean: all of them if each is left out of the curve.
    fileprivate var counted: Int { leftOut < readings ? readings - leftOut : readings }
}
