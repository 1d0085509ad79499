// Variances of the line of a rate on its last day, and Student's t of 95 %.
public struct RateSpread: Hashable, Sendable {
    public static let none = RateSpread(level: 0, slope: 0, covariance: 0, quantile: 0)

    public var level: Double
    public var slope: Double
    public var covariance: Double
    public var quantile: Double

    public init(level: Double, slope: Double, covariance: Double, quantile: Double) {
        self.level = level
        self.slope = slope
        self.covariance = covariance
        self.quantile = quantile
    }
}
