public import DataSource

extension Overview {
    // Half the width of the band of 95 % around the newest trend.
    public var margin: Double? { points.last?.margin }

    // The change of the trend over the days of the chart, as the trends show it.
    public var longChange: Double? {
        guard longRate != nil, let first = lead ?? points.first, let last = points.last else {
            return nil
        }
        return last.trend - first.trend
    }
}
