public import DataSource

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public struct UndoService: Sendable {
    private let dateClient: DateClient
    private let localTimeClient: LocalTimeClient
    private let personService: PersonService
    private let undoRepository: UndoRepository

    public init(_ appDependencies: AppDependencies) {
        dateClient = appDependencies.dateClient
        localTimeClient = appDependencies.localTimeClient
        personService = PersonService(appDependencies)
        undoRepository = UndoRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient,
            appDependencies.localTimeClient
        )
    }

    public func run(_ direction: UndoDirection) throws(StorageError) -> UndoOutcome {
        try undoRepository.run(direction)
    }

    // Nothing where the change could not be noted, so that nothing is promised.
    public func notice(ofChangeOf id: UUID, shown: Person.ID?) -> ChangeNotice? {
        guard let change = undoRepository.lastChange(), change.recordID == id else { return nil }
        return notice(.made(change), of: change, shown: shown)
    }

    public func notice(
        of outcome: UndoOutcome,
        _ direction: UndoDirection,
        shown: Person.ID?
    ) -> ChangeNotice {
        switch outcome {
        case .nothing: notice(.nothing(direction), of: nil, shown: shown)
        case .done(let change): notice(.done(direction, change), of: change, shown: shown)
        case .changedSince(let change):
            notice(.changedSince(direction, change), of: change, shown: shown)
        }
    }

    public func notice(of failure: UndoFailure) -> ChangeNotice {
        notice(.failed(failure), of: nil, shown: nil)
    }

    private func notice(
        _ event: ChangeNotice.Event,
        of change: DataChange?,
        shown: Person.ID?
    ) -> ChangeNotice {
        ChangeNotice(
            event,
            name: change.flatMap { name(of: $0, shown: shown) },
            today: localTimeClient.localTime(dateClient.now()).day
        )
    }

    private func name(of change: DataChange, shown: Person.ID?) -> String? {
        switch change {
        case .savedWeighIn(_, shown), .deletedWeighIn(_, shown): nil
        case .savedPerson, .deletedPerson, .changedHeight: nil
        default: (try? personService.load(change.personID))?.name
        }
    }
}
