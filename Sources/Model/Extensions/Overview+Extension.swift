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

    // Change of the trend over the days of the chart, equal to the one on the Trends screen.
    public var longChange: Double? {
        guard longRate != nil, let first = lead ?? points.first, let last = points.last else {
            return nil
        }
        return last.trend - first.trend
    }
}
