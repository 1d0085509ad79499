public import DataSource

public struct BMIService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    public func calculateBMI(weight: Double, height: Double) -> Double {
        BMI(weight: weight, height: height).rounded
    }

    // As it is shown beside its class, whose bounds it does not cross.
    public func calculateBMI(weight: Double, height: Double, scheme: Scheme) -> Double {
        BMI(weight: weight, height: height).rounded(below: scheme.lowerBounds)
    }

    public func calculateBMIPrime(weight: Double, height: Double) -> Double {
        calculateUnroundedBMI(weight: weight, height: height) / 25
    }

    public func calculatePonderalIndex(weight: Double, height: Double) -> Double {
        guard height > .zero else { return .zero }
        return calculateUnroundedBMI(weight: weight, height: height) / (height / 100)
    }

    private func calculateUnroundedBMI(weight: Double, height: Double) -> Double {
        guard height > .zero else { return .zero }
        let metres = height / 100
        return weight / (metres * metres)
    }
}
