public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class Undo: Composable {
    public let appDependencies: AppDependencies
    private var hookService: HookService { HookService(appDependencies) }
    private let undoService: UndoService

    // Steps of this process, and the newest step from before.
    @ObservationIgnored private var ownSteps: Set<UndoStep.ID>
    @ObservationIgnored private var newestKnown: UndoStep.ID?
    // Person that the user is looking at.
    private let shownPersonID: () -> Person.ID?

    public var notice: ChangeNotice?
    public var question: UndoQuestion?
    // Directions to offer to the user.
    public var directions: [UndoDirection]
    // Person that undo would restore.
    public var deletedPerson: Person?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        notice: ChangeNotice? = nil,
        question: UndoQuestion? = nil,
        newestKnown: UndoStep.ID? = nil,
        shownPersonID: @escaping () -> Person.ID? = { nil },
        directions: [UndoDirection] = [],
        deletedPerson: Person? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        undoService = UndoService(appDependencies)
        ownSteps = []
        self.newestKnown = newestKnown
        self.shownPersonID = shownPersonID
        self.notice = notice
        self.question = question
        self.directions = directions
        self.deletedPerson = deletedPerson
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            let step: UndoStep?
            (directions, step) = await workerClient.run { [undoService] in
                (undoService.possibleDirections(), undoService.next(.undo))
            }
            deletedPerson = step?.deletedPerson

        // Steps from before the launch do not surprise the user.
        case .onLaunch:
            newestKnown = await workerClient.run { [undoService] in undoService.newestID() ?? "" }

        case .onChangeData(let id, let refusedCount, let replacedHeightCount, let inbox):
            var (step, notice) = await workerClient.run { [undoService] in
                let step = undoService.step(ofChangeOf: id)
                return (step, step.map(undoService.notice))
            }
            if let step { ownSteps.insert(step.id) }
            notice?.refusedCount = refusedCount
            notice?.inbox = inbox
            notice?.replacedHeightCount = replacedHeightCount
            await send(.noticeResponse(notice))

        case .undoButtonTapped:
            await runOrAsk(.undo)

        case .redoButtonTapped:
            await runOrAsk(.redo)

        case .questionConfirmButtonTapped:
            guard let confirmed = question else { break }
            question = nil
            ownSteps.insert(confirmed.step.id)
            await runOrAsk(confirmed.direction, confirmed: confirmed.step.id)

        case .questionCancelButtonTapped:
            question = nil

        case .undoResponse(let direction, .success(let outcome)):
            let notice = await workerClient.run { [undoService] in
                undoService.notice(of: outcome, direction)
            }
            await send(.noticeResponse(notice))

        case .undoResponse(let direction, .failure(let error)):
            notice = undoService.notice(of: UndoFailure(direction, StorageError(error)))

        case .noticeResponse(let notice):
            self.notice = notice
            if let notice {
                await workerClient.run { [hookService] in hookService.tell(notice.event) }
            }

        case .onDismissNotice, .failureConfirmButtonTapped:
            notice = nil
        }
    }

    // Asks again if another step was added meanwhile.
    private func runOrAsk(_ direction: UndoDirection, confirmed: UndoStep.ID? = nil) async {
        let step = await workerClient.run { [undoService] in undoService.next(direction) }
        if let step, step.id != confirmed, let reason = reasonToAsk(about: step, direction) {
            question = await workerClient.run { [undoService] in
                undoService.question(about: step, direction, reason)
            }
        } else {
            await run(direction)
        }
    }

    private func reasonToAsk(
        about step: UndoStep,
        _ direction: UndoDirection
    ) -> UndoQuestion.Reason? {
        // Settings were changed on their own screen, which announces nothing.
        if !ownSteps.contains(step.id), step.change.recordID != nil {
            if let newestKnown, step.id > newestKnown { return .enteredElsewhere }
            if let shown = shownPersonID(), let id = step.change.personID, shown != id {
                return .ofSomebodyElse
            }
        }
        return undoService.isExtensive(step, direction) ? .extensive : nil
    }

    private func run(_ direction: UndoDirection) async {
        let result = await workerClient.run { [undoService] in
            Result { try undoService.run(direction) }
        }
        await send(.undoResponse(direction, result))
    }

    public indirect enum Action: Sendable {
        case task
        case onLaunch
        case onChangeData(
            of: UUID,
            _ refused: Int = 0,
            _ replacedHeights: Int = 0,
            in: String? = nil
        )
        case noticeResponse(ChangeNotice?)
        case undoButtonTapped
        case redoButtonTapped
        case questionConfirmButtonTapped
        case questionCancelButtonTapped
        case undoResponse(UndoDirection, Result<UndoOutcome, any Error>)
        case onDismissNotice
        case failureConfirmButtonTapped
    }
}

extension UndoStep {
    fileprivate var deletedPerson: Person? {
        if case .deletedPerson(let person) = change { person } else { nil }
    }
}
