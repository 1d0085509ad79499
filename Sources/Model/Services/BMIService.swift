public struct BMIService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    public func calculateBMI(weight: Double, height: Double) -> Double {
        (calculateUnroundedBMI(weight: weight, height: height) * 100).rounded() / 100
    }

    // Classes are told from this value: 24.977 prints as 25.0 and is still below 25.
    public func calculateUnroundedBMI(weight: Double, height: Double) -> Double {
        guard height > .zero else { return .zero }
        let metres = height / 100
        return weight / (metres * metres)
    }

    public func calculateBMIPrime(weight: Double, height: Double) -> Double {
        calculateUnroundedBMI(weight: weight, height: height) / 25
    }

    public func calculatePonderalIndex(weight: Double, height: Double) -> Double {
        guard height > .zero else { return .zero }
        return calculateUnroundedBMI(weight: weight, height: height) / (height / 100)
    }
}
