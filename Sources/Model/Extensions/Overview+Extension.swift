public import DataSource

extension Overview {
    // Half the width of the band of 95 % around the newest trend.
    public var margin: Double? { points.last?.margin }
}
