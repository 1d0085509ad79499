import DataSource
import Testing

@testable import Model

/// Sends actions to a Store and what is expected of them to its previousInFrame; after each action both must show
/// the same, also while the responses that the action waits for are still to come.
@MainActor
final class TestStore<Store: Composable> {
    let store: Store
    private let previousInFrame: Store
    private nonisolated let steps = AllocatedLock([Step<Store.Action>]())
    private nonisolated let sourceLocation: SourceLocation
    private var last = [String]()

    init(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ make: (@escaping (Store.Action) async -> Void) -> Store
    ) {
        self.sourceLocation = sourceLocation
        previousInFrame = make { _ in }
        store = make { _ in }
    }

    deinit {
        reportUnreceived(sourceLocation)
    }

    func send(
        _ action: Store.Action,
        sourceLocation: SourceLocation = #_sourceLocation,
        changes: (Store) -> Void = { _ in }
    ) async {
        await run(sourceLocation: sourceLocation) { await $0.send(action) }
        receive(sourceLocation: sourceLocation, { _ in true }, changes: changes)
    }

    /// Whatever the Store is sent meanwhile, by its children too, is to be received.
    func run(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ operation: @MainActor (Store) async -> Void
    ) async {
        reportUnreceived(sourceLocation)
        let observer = ActionObserver { [weak store, steps] sender, action in
            guard let store, sender === store, let action = action as? Store.Action else { return }
            let lines = Snapshot.lines(of: store)
            steps.withLock { $0.append(Step(action: action, linesBefore: lines)) }
        }
        await ActionObserver.$current.withValue(observer) { await operation(store) }
        last = Snapshot.lines(of: store)
    }

    /// The actions come in the order in which they begin.
    func receive(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ isExpected: (Store.Action) -> Bool,
        changes: (Store) -> Void = { _ in }
    ) {
        let (action, next) = steps.withLock { steps in
            (steps.isEmpty ? nil : steps.removeFirst().action, steps.first?.linesBefore)
        }
        guard let action else {
            Issue.record("No action was received", sourceLocation: sourceLocation)
            return
        }
        guard isExpected(action) else {
            Issue.record("Received \(action)", sourceLocation: sourceLocation)
            return
        }
        changes(previousInFrame)
        compare(with: next ?? last, sourceLocation)
    }

    private func compare(with actual: [String], _ sourceLocation: SourceLocation) {
        let expected = Snapshot.lines(of: previousInFrame)
        guard expected != actual else { return }
        let difference =
            expected.filter { !actual.contains($0) }.map { "− \($0)" }
            + actual.filter { !expected.contains($0) }.map { "+ \($0)" }
        Issue.record("\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    private nonisolated func reportUnreceived(_ sourceLocation: SourceLocation) {
        let steps = steps.withLock { steps in
            defer { steps = [] }
            return steps
        }
        for step in steps {
            Issue.record("Not received: \(step.action)", sourceLocation: sourceLocation)
        }
    }
}

private struct Step<Action: Sendable>: Sendable {
    let action: Action
    let linesBefore: [String]
}
