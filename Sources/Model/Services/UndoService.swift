public import DataSource
public import Essentials

public struct UndoService: Sendable {
    static let mostRecords = 5

    private let appDependencies: AppDependencies
    private var dateClient: DateClient { appDependencies.dateClient }
    private var goalService: GoalService { GoalService(appDependencies) }
    private var localTimeClient: LocalTimeClient { appDependencies.localTimeClient }
    private var milestoneService: MilestoneService { MilestoneService(appDependencies) }
    private var personService: PersonService { PersonService(appDependencies) }
    private var undoRepository: UndoRepository { appDependencies.undoRepository }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    public func run(_ direction: UndoDirection) throws(StorageError) -> UndoOutcome {
        // Refused without people.json: the person who is removed or restored is unknown.
        if let loss = try personService.loss() { throw loss }
        let outcome = try undoRepository.run(direction)
        if case .done(let change) = outcome { goalService.review(change) }
        return outcome
    }

    // Makes the next equal step return the last answer again, because it was lost.
    public func markUnanswered(_ direction: UndoDirection) {
        undoRepository.markUnanswered(direction)
    }

    public func next(_ direction: UndoDirection) -> UndoStep? {
        guard (try? personService.loss()) == .some(nil) else { return nil }
        return (try? undoRepository.next(direction)) ?? nil
    }

    public func newestID() -> String? {
        undoRepository.newestID()
    }

    // One key must remove neither a person nor more than a few records.
    public func isExtensive(_ step: UndoStep, _ direction: UndoDirection) -> Bool {
        switch (direction, step.change) {
        case (.undo, _): !step.added.isEmpty || step.recordCount > Self.mostRecords
        case (.redo, .deletedPerson): true
        case (.redo, _): false
        }
    }

    public func question(
        about step: UndoStep,
        _ direction: UndoDirection,
        _ reason: UndoQuestion.Reason
    ) -> UndoQuestion {
        var notice = notice(.made(step.change), of: step.change)
        notice.name = notice.name ?? nameOfAnybody(step.change)
        return UndoQuestion(direction: direction, step: step, notice: notice, reason: reason)
    }

    public func possibleDirections() -> [UndoDirection] {
        UndoDirection.allCases.filter(undoRepository.canRun)
    }

    // `nil` if the change was not recorded, so that no undo is promised.
    public func step(ofChangeOf id: UUID) -> UndoStep? {
        next(.undo).flatMap { $0.change.recordID == id ? $0 : nil }
    }

    public func notice(of step: UndoStep) -> ChangeNotice {
        var notice = notice(.made(step.change), of: step.change)
        if case .savedWeighIn(let weighIn, nil, let id) = step.change,
            let person = (try? personService.load(id)) ?? nil
        {
            notice.milestone = milestoneService.milestone(of: weighIn, person)
        }
        return notice
    }

    public func notice(
        of outcome: UndoOutcome,
        _ direction: UndoDirection
    ) -> ChangeNotice {
        switch outcome {
        case .nothing: notice(.nothing(direction), of: nil)
        case .done(let change): notice(.done(direction, change), of: change)
        case .finished(let change): notice(.finished(direction, change), of: change)
        case .changedSince(let change): notice(.changedSince(direction, change), of: change)
        }
    }

    public func notice(of failure: UndoFailure) -> ChangeNotice {
        notice(.failed(failure), of: nil)
    }

    private func notice(
        _ event: ChangeNotice.Event,
        of change: DataChange?
    ) -> ChangeNotice {
        ChangeNotice(
            event,
            name: change.flatMap(name),
            today: localTimeClient.localTime(dateClient.now()).day
        )
    }

    // A single person needs no name, except for a weigh-in that was moved.
    private func name(of change: DataChange) -> String? {
        guard let people = try? personService.loadNames().values else { return nil }
        let name = people.first { $0.id == change.personID }?.person.name
        return switch change {
        case .savedPerson, .addedPerson, .deletedPerson, .changedSettings: nil
        case .movedWeighIn: name
        case .changedHeight, .savedWeighIn, .deletedWeighIn, .imported, .completed, .replaced:
            people.count > 1 ? name : nil
        }
    }

    private func nameOfAnybody(_ change: DataChange) -> String? {
        switch change {
        case .savedPerson, .addedPerson, .deletedPerson: nil
        default: change.personID.flatMap { (try? personService.load($0)) ?? nil }?.name
        }
    }
}
