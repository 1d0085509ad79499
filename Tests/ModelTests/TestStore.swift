import DataSource
import Model
import Testing

/// Sends actions to a Store and what is expected of them to its twin; both must show the same.
@MainActor
final class TestStore<Store: Composable> {
    let store: Store
    private let twin: Store
    private nonisolated let received = AllocatedLock([Store.Action]())
    private nonisolated let sourceLocation: SourceLocation

    init(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ make: (@escaping (Store.Action) async -> Void) -> Store
    ) {
        self.sourceLocation = sourceLocation
        twin = make { _ in }
        let received = received
        store = make { action in received.withLock { $0.append(action) } }
    }

    deinit {
        reportUnreceived(sourceLocation)
    }

    func send(
        _ action: Store.Action,
        sourceLocation: SourceLocation = #_sourceLocation,
        changes: (Store) -> Void = { _ in }
    ) async {
        reportUnreceived(sourceLocation)
        await store.send(action)
        // The action itself ends the list, since a Store reduces first and delegates afterwards.
        received.withLock { _ = $0.popLast() }
        changes(twin)
        compare(sourceLocation)
    }

    func receive(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ isExpected: (Store.Action) -> Bool,
        changes: (Store) -> Void = { _ in }
    ) {
        let action = received.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let action else {
            Issue.record("No action was received", sourceLocation: sourceLocation)
            return
        }
        guard isExpected(action) else {
            Issue.record("Received \(action)", sourceLocation: sourceLocation)
            return
        }
        changes(twin)
        compare(sourceLocation)
    }

    private func compare(_ sourceLocation: SourceLocation) {
        guard received.withLock(\.isEmpty) else { return }
        let expected = Snapshot.lines(of: twin)
        let actual = Snapshot.lines(of: store)
        guard expected != actual else { return }
        let difference =
            expected.filter { !actual.contains($0) }.map { "− \($0)" }
            + actual.filter { !expected.contains($0) }.map { "+ \($0)" }
        Issue.record("\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    private nonisolated func reportUnreceived(_ sourceLocation: SourceLocation) {
        let actions = received.withLock { actions in
            defer { actions = [] }
            return actions
        }
        for action in actions {
            Issue.record("Not received: \(action)", sourceLocation: sourceLocation)
        }
    }
}
