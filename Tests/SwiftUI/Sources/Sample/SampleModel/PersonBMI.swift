public import Observation
public import SampleDataSource

@MainActor @Observable public final class PersonBMI: Composable {
    private let appStateClient: AppStateClient
    private let userDefaultsRepository: UserDefaultsRepository
    private let bmiService: BMIService

    public var person: Person
    public var calculatedBMI: Double
    public var isPresentedTutorial: Bool
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        calculatedBMI: Double = .zero,
        isPresentedTutorial: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appStateClient = appDependencies.appStateClient
        self.userDefaultsRepository = .init(appDependencies.userDefaultsClient)
        self.bmiService = .init(appDependencies)
        self.person = person
        self.calculatedBMI = calculatedBMI
        self.isPresentedTutorial = isPresentedTutorial
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            person = userDefaultsRepository.person
            calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)
            isPresentedTutorial = appStateClient.withLock {
                let shouldPresent = !$0.hasAlreadyTutorial
                $0.hasAlreadyTutorial = true
                return shouldPresent
            }

        case .calculateButtonTapped:
            calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)

        case .saveButtonTapped:
            userDefaultsRepository.person = person
        }
    }

    public enum Action: Sendable {
        case task
        case calculateButtonTapped
        case saveButtonTapped
    }
}
