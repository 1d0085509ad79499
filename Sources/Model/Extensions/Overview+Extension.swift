public import DataSource

extension Overview {
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
