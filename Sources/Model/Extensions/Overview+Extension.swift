public import DataSource

extension Overview {
    // True if there is a change or trend to show: a single weigh-in has neither.
    public var hasCourse: Bool { entries.count > 1 }

    public func isStale(on today: Day) -> Bool {
        let newest = entries.first?.weighIn.day
        return rate == nil && missingDays?.isOfAge(newest: newest, today: today) == true
    }

    // Half the width of the 95 % band around the newest trend.
    public var margin: Double? { points.last?.margin }
}
