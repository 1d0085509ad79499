public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class Undo: Composable {
    private let undoService: UndoService
    private let workerClient: WorkerClient

    public var notice: ChangeNotice?
    // What somebody is offered who has to be told of it.
    public var directions: Set<UndoDirection>
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        notice: ChangeNotice? = nil,
        directions: Set<UndoDirection> = [],
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        undoService = UndoService(appDependencies)
        workerClient = appDependencies.workerClient
        self.notice = notice
        self.directions = directions
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            directions = await workerClient.run { [undoService] in
                undoService.possibleDirections()
            }

        case .onChangeData(let id):
            await tell { [undoService] in undoService.notice(ofChangeOf: id) }

        case .undoButtonTapped:
            await run(.undo)

        case .redoButtonTapped:
            await run(.redo)

        case .undoResponse(let direction, .success(let outcome)):
            await tell { [undoService] in undoService.notice(of: outcome, direction) }

        case .undoResponse(let direction, .failure(let error)):
            notice = undoService.notice(of: UndoFailure(direction, StorageError(error)))

        case .noticeResponse(let notice):
            self.notice = notice

        case .onDismissNotice, .failureConfirmButtonTapped:
            notice = nil
        }
    }

    private func run(_ direction: UndoDirection) async {
        let result = await workerClient.run { [undoService] in
            Result { try undoService.run(direction) }
        }
        await send(.undoResponse(direction, result))
    }

    private func tell(_ notice: @escaping @Sendable () -> ChangeNotice?) async {
        await send(.noticeResponse(await workerClient.run(notice)))
    }

    public enum Action: Sendable {
        case task
        case onChangeData(of: UUID)
        case noticeResponse(ChangeNotice?)
        case undoButtonTapped
        case redoButtonTapped
        case undoResponse(UndoDirection, Result<UndoOutcome, any Error>)
        case onDismissNotice
        case failureConfirmButtonTapped
    }
}
