import SampleDataSource

public struct BMIService {
    private let userDefaultsRepository: UserDefaultsRepository

    public init(_ appDependencies: AppDependencies) {
        userDefaultsRepository = .init(appDependencies.userDefaultsClient)
    }

    public func calculateBMI(weight: Double, height: Double) -> Double {
        guard height > 0 else { return .zero }
        let meters = height / 100
        return (100 * weight / (meters * meters)).rounded() / 100
    }
}
