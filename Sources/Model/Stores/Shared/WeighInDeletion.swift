public import DataSource
public import Observation

@MainActor @Observable public final class WeighInDeletion: Composable {
    private let weighInService: WeighInService

    public let person: Person
    public var weighIn: WeighIn?
    public var finalChange: FinalChange?
    public var failure: StorageError?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        weighIn: WeighIn? = nil,
        finalChange: FinalChange? = nil,
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.weighIn = weighIn
        self.finalChange = finalChange
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .deleteButtonTapped(let weighIn):
            self.weighIn = weighIn
            await delete()

        case .deleteResponse(.success):
            weighIn = nil

        case .deleteResponse(.failure(let change as FinalChange)):
            finalChange = change

        case .deleteResponse(.failure(let error)):
            failure = StorageError(error)

        case .finalConfirmButtonTapped:
            finalChange = nil
            await delete(isFinal: true)

        case .finalCancelButtonTapped:
            finalChange = nil

        case .retryButtonTapped:
            failure = nil
            await delete()

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }

    private func delete(isFinal: Bool = false) async {
        guard let weighIn else { return }
        await send(.deleteResponse(Result { try deleted(weighIn, isFinal) }))
    }

    private func deleted(_ weighIn: WeighIn, _ isFinal: Bool) throws -> WeighIn {
        try weighInService.delete(weighIn, of: person, isFinal: isFinal).get()
        return weighIn
    }

    public enum Action: Sendable {
        case deleteButtonTapped(WeighIn)
        case deleteResponse(Result<WeighIn, any Error>)
        case finalConfirmButtonTapped
        case finalCancelButtonTapped
        case retryButtonTapped
        case failureConfirmButtonTapped
    }
}
