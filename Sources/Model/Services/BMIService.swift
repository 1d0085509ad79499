public struct BMIService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    public func calculateBMI(weight: Double, height: Double) -> Double {
        (unroundedBMI(weight: weight, height: height) * 100).rounded() / 100
    }

    // Classes are told from this value: 24.977 prints as 25.0 and is still below 25.
    public func unroundedBMI(weight: Double, height: Double) -> Double {
        guard height > .zero else { return .zero }
        let metres = height / 100
        return weight / (metres * metres)
    }
}
