public import DataSource

public struct BMIService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    public func calculateBMI(weight: Double, height: Double) -> Double {
        BMI(weight: weight, height: height).rounded
    }

    // As it is shown beside its class, whose bounds it does not cross.
    public func calculateBMI(
        weight: Double,
        height: Double,
        scheme: Scheme,
        decimals: Int = 2
    ) -> Double {
        BMI(weight: weight, height: height).rounded(below: scheme.lowerBounds, decimals: decimals)
    }
}
