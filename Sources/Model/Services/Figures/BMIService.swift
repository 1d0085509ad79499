public import DataSource

public struct BMIService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    public func calculateBMI(weight: Double, height: Double) -> Double {
        BMI(weight: weight, height: height).rounded
    }

    // Rounded as shown beside its class, without crossing the bounds of the class; `nil` for
    // children, whose classes have no round bounds.
    public func calculateBMI(
        weight: Double,
        height: Double,
        scheme: Scheme?,
        decimals: Int = 2
    ) -> Double {
        BMI(weight: weight, height: height)
            .rounded(below: scheme?.lowerBounds ?? [], decimals: decimals)
    }
}
